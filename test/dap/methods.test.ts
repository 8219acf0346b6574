/** Sessions that begin in a method, which needs an object. */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, fixture, TestClient } from './client';

let client: TestClient;
beforeAll(buildServer);
afterEach(async () => {
  await client.close();
});

const AREA = { program: fixture('classes'), function: 'Square.area', stopOnEntry: true };

describe('a session that begins in a method', () => {
  it('has the object that the launch names, which is predicted', async () => {
    client = await TestClient.open({ run: 'classes' });
    await client.begin({ ...AREA, instance: 'Square(3)' });
    expect(await client.places()).toEqual(['Square.area:31']);
    const self = await client.variable('self');
    const fields = await client.variables(self.variablesReference);
    expect(fields.map(({ name, value }) => [name, value])).toEqual(
      expect.arrayContaining([
        ['name', "'square'"],
        ['side', '3'],
      ]),
    );
  });

  it('says what is not known where nothing makes one', async () => {
    client = await TestClient.open({ run: 'classes' });
    await client.begin(AREA);
    expect(client.printed('console')).toBe(
      'Nothing is known of what self was made from: Square() does not create an object. Set "instance" to a call that does, such as Square(1, 2).\n',
    );
  });

  it('is refused where the object is none, or is of no use', async () => {
    client = await TestClient.open({ run: 'classes' });
    expect(await client.failure('launch', { ...AREA, instance: '4 + 4' })).toBe(
      'launch: "instance" must create the object that Square.area is called on, but 4 + 4 does not.',
    );
    expect(await client.failure('launch', { ...AREA, function: 'run', instance: 'Square(3)' })).toBe(
      'launch: "instance" is only for methods that are called on an object, and run is not one.',
    );
    expect(await client.failure('launch', { program: AREA.program, instance: 'Square(3)' })).toBe(
      'launch: "instance" is the object that a method is called on, but "function" is missing.',
    );
    // A launch that fails can be followed by one that works.
    expect(await client.begin({ ...AREA, instance: 'Square(3)' })).toMatchObject({ reason: 'entry' });
  });
});
