/** The languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The attributes of a text whose language may be known: without it, the text's first letter decides. */
export const inLanguage = (language: string | null | undefined) =>
  language ? { lang: language, dir: RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr' } : { dir: 'auto' };
