/**
 * Rewrites code in ASCII, with other letters as escapes such as `\u2019`. A backslash that escaped such a letter is
 * removed, since it had no effect.
 */
export const withPlainLetters = (code: string): string =>
  code.replace(/(\\*)([^\0-\x7f])/g, (_found, before: string, letter: string) => {
    const others = before.slice(0, before.length - (before.length % 2));
    return `${others}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
