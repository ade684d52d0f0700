/** Takes a credential out of the picture that it's baked into: https://www.imsglobal.org/spec/ob/v3p0/#baking */

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const KEYWORD = 'openbadgecredential';
/** Of a chunk: its length and its type are before its content, its checksum after. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

export const isPng = (bytes: Uint8Array): boolean => PNG_START.every((byte, index) => bytes[index] === byte);

/** @returns what is baked in: a token, or JSON; null if nothing is. */
export async function readBakedPng(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG_START.length; at + HEAD_BYTES <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD_BYTES));
    const content = bytes.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length);
    const baked = type === 'iTXt' ? await readText(content) : null;
    if (baked !== null) return baked;
    at += HEAD_BYTES + length + CHECKSUM_BYTES;
  }
  return null;
}

/** Of an iTXt chunk: keyword, whether it's compressed, how, language, keyword in that language, and the text. */
async function readText(content: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const keywordEnd = content.indexOf(0);
  if (keywordEnd === -1 || textOf(content.subarray(0, keywordEnd)) !== KEYWORD) return null;
  const isCompressed = content[keywordEnd + 1] === 1;
  const languageEnd = content.indexOf(0, keywordEnd + 3);
  const translatedEnd = languageEnd === -1 ? -1 : content.indexOf(0, languageEnd + 1);
  if (translatedEnd === -1) return null;
  const text = content.subarray(translatedEnd + 1);
  if (!isCompressed) return textOf(text);
  const inflated = new Blob([text]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(inflated).text().catch(() => null);
}

const textOf = (bytes: Uint8Array<ArrayBuffer>): string => new TextDecoder().decode(bytes);

/** The element's prefix is its author's choice. A token is an attribute, anything else its content. */
const ELEMENT = /<([\w-]+:)?credential\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1?credential\s*>)/;
const VERIFY = /\sverify\s*=\s*(?:"([^"]*)"|'([^']*)')/;
const CDATA = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/;

/** Found by its letters: parsing it as a document would need more trust than a stranger's file has. */
export function readBakedSvg(svg: string): string | null {
  const [, , attributes = '', content = ''] = ELEMENT.exec(svg) ?? [];
  const [, doubly, singly] = VERIFY.exec(attributes) ?? [];
  const baked = doubly ?? singly ?? CDATA.exec(content)?.[1] ?? content;
  return baked.trim() === '' ? null : baked.trim();
}
