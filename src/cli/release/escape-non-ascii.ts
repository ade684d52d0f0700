/**
 * Rewrites code in ASCII, with other letters as escapes such as `\u2019`. A backslash that escaped such a letter is
 * removed, since it had no effect.
 */
export const escapeNonAscii = (code: string): string =>
  code.replace(/(\\*)([^\0-\x7f])/g, (_found, backslashes: string, letter: string) => {
    const otherBackslashes = backslashes.slice(0, backslashes.length - (backslashes.length % 2));
    return `${otherBackslashes}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
