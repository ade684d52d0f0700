/** Plain ASCII, like most titles: there are no accents to decompose, and no Unicode tables to look up. */
const PLAIN = /^[ -~]*$/;

/** Slugs are cached, since each answer names people and things that the previous one named. */
const MAX_CACHED = 1_000;
const MAX_CACHED_LENGTH = 200;
const cache = new Map<string, string>();

/** The readable part of an address: lower case, no accents, hyphens for spaces. */
export function slugOf(title: string): string {
  const cached = cache.get(title);
  if (cached !== undefined) return cached;
  const slug = makeSlug(title);
  if (cache.size >= MAX_CACHED) cache.clear();
  if (title.length <= MAX_CACHED_LENGTH) cache.set(title, slug);
  return slug;
}

function makeSlug(title: string): string {
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
