/** The language that a reader chose with this browser. */
export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_COOKIE_AGE_S = 31_536_000;
/** The query parameter for links to a page in a certain language. */
export const LANGUAGE_PARAMETER = 'lang';
