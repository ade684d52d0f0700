/** The form that all our mails share. */
const QUOTED_NAME_LENGTH = 60;

export function letter(appName: string, paragraphs: string[]): string {
  return `${[...paragraphs, appName].join('\n\n')}\n`;
}

/** What makes an address of words, with the forms of a slash, colon and at sign that other scripts use. */
const ADDRESS_SIGNS = /[/:@\\\u2044\u2215\u29f8\uff0f\uff1a\uff20\uff3c\ufe55\ufe6b]/g;
/** A dot, or what browsers take for one, within a word of any script. */
const INNER_DOT = /(?<=\S)[.\u2024\ufe52\uff0e](?=[\p{L}\p{N}\p{M}\p{Cf}\p{S}_-])/gu;
/** These end a sentence in Chinese and Japanese, so they stay. */
const WIDE_FULL_STOP = /([\u3002\uff61])(?=\S)/g;

/** What somebody typed must not become a link in an email that we send. */
export function quotable(text: string, length = QUOTED_NAME_LENGTH): string {
  return text
    .replaceAll(ADDRESS_SIGNS, ' ')
    .replaceAll(INNER_DOT, ' ')
    .replaceAll(WIDE_FULL_STOP, '$1 ')
    .slice(0, length)
    .toWellFormed();
}
