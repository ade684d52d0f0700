/** The addresses of our own pictures in an article's HTML. */

/** Signed or not; the parts are the id and the width. */
export const MEDIA_ADDRESS =
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,4})\.webp(?:\?[\w=&-]*)?$/;

/** The id in the address of our own picture, signed or not; otherwise null. */
export function mediaIdIn(address: string): string | null {
  return MEDIA_ADDRESS.exec(address)?.[1] ?? null;
}

/** Replaces each picture's address with signed ones; drops pictures without any. */
export function withPictures(clean: string, attributesOf: (mediaId: string) => Record<string, string> | null): string {
  const picture = /<img src="\/media\/([0-9a-f-]{36})\/\d+\.webp"( alt="[^"]*")? \/>/g;
  return clean.replace(picture, (_, id: string, alt: string = ' alt=""') => {
    const attributes = attributesOf(id);
    if (!attributes) return '';
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
    return `<img${written.join('')}${alt} />`;
  });
}

const escapeValue = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
