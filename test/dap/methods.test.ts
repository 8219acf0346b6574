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
      'The attributes of self are not known: Square() makes no object. Set "instance" to what does, such as Square(1, 2).\n',
    );
  });

  it('is refused where the object is none, or is of no use', async () => {
    client = await TestClient.open({ run: 'classes' });
    expect(await client.failure('launch', { ...AREA, instance: '4 + 4' })).toBe(
      'launch: "instance" must make the object of Square.area, and 4 + 4 makes none.',
    );
    expect(await client.failure('launch', { ...AREA, function: 'run', instance: 'Square(3)' })).toBe(
      'launch: "instance" is for methods that need an object, and run is none.',
    );
    expect(await client.failure('launch', { program: AREA.program, instance: 'Square(3)' })).toBe(
      'launch: "instance" makes the object of a method, but "function" is missing.',
    );
    // A launch that fails can be followed by one that works.
    expect(await client.begin({ ...AREA, instance: 'Square(3)' })).toMatchObject({ reason: 'entry' });
  });
});
