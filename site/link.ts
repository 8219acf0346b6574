/** Links that carry a program: in the fragment, which browsers send to nobody. */

const KEY = 'code=';

/** Longer programs make links that other programs cut off. */
const LONGEST_LINK = 16_000;

/** @returns the fragment; undefined for a program that is too long for a link */
export async function fragmentOf(program: string): Promise<string | undefined> {
  const bytes = await through(new TextEncoder().encode(program), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const fragment = `#${KEY}${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return fragment.length > LONGEST_LINK ? undefined : fragment;
}

/** @returns undefined where the fragment carries no program, or a damaged one */
export async function programIn(fragment: string): Promise<string | undefined> {
  if (!fragment.startsWith(`#${KEY}`)) return undefined;
  try {
    const text = atob(
      fragment
        .slice(KEY.length + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return undefined;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
