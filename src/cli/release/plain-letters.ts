/** Code that says the same in ASCII: other letters as `\u2019`. An escaped letter is only itself, so it loses its own backslash. */
export const withPlainLetters = (code: string): string =>
  code.replace(/(\\*)([^\0-\x7f])/g, (_found, before: string, letter: string) => {
    const others = before.slice(0, before.length - (before.length % 2));
    return `${others}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
