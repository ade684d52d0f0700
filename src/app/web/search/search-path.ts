/** The address of a search. */

export const SEARCH_PATH = '/search';

export const searchPathOf = (words: string): string =>
  words === '' ? SEARCH_PATH : `${SEARCH_PATH}?${new URLSearchParams({ q: words })}`;
