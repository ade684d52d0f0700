/** The language that a reader chose with this browser. */
export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_COOKIE_AGE_S = 31_536_000;
/** In a page's address, for links to it in a language. */
export const LANGUAGE_PARAMETER = 'lang';
