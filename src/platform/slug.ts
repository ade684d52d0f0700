/** Most titles: nothing to take apart, and no tables of letters to look up. */
const PLAIN = /^[ -~]*$/;

/** The readable part of an address: lower case, no accents, hyphens for spaces. */
export function slugOf(title: string): string {
  if (PLAIN.test(title))
    return title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
