/**
 * The build that someone waits for at a first start: it has what the first page needs, and every lazily loaded part of
 * the page, in English and in the language of this machine. It leaves out source maps, compressed and reduced files, the
 * packed database and the inspector. The whole build, which follows while the server runs, has the same names for the
 * same files, so that a page that is open meanwhile goes on working.
 */
import { isListed, type Language, SOURCE_LANGUAGE } from '#languages/languages.ts';

const VARIABLE = 'PAGE_PARTS';

export const FIRST_PAGE_ONLY = { [VARIABLE]: 'first' };

export const isFirstPageOnly = (): boolean => process.env[VARIABLE] === FIRST_PAGE_ONLY[VARIABLE];

export function firstLanguages(): Language[] {
  const [own = ''] = Intl.DateTimeFormat().resolvedOptions().locale.split('-');
  return isListed(own) && own !== SOURCE_LANGUAGE ? [SOURCE_LANGUAGE, own] : [SOURCE_LANGUAGE];
}
