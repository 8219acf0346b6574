/** Which modules of the standard library the evaluator has something of; `python/evaluator/library/modules.py` says what. */
const split = (text: string): string[] => text.trim().split(/\s+/);

export const SUPPORTED_MODULES: ReadonlySet<string> = new Set(
  split(`
  argparse array ast base64 binascii bisect calendar cmath collections collections.abc colorsys copy csv dataclasses datetime decimal difflib
  fnmatch fractions functools getopt hashlib heapq hmac html html.entities http io ipaddress itertools json keyword math numbers operator os
  os.path pathlib posixpath pprint random re reprlib shlex statistics string stringprep struct sys textwrap time types typing unicodedata urllib
  urllib.parse uuid xml xml.etree xml.etree.ElementTree zlib`),
);

export function isSupportedModule(name: string): boolean {
  return SUPPORTED_MODULES.has(name);
}
