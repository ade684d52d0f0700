/** The language of the page. Each language is a separate build, so choosing another one loads the page again. */

import { isLanguage, type Language, listLanguages, SOURCE_LANGUAGE } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_AGE_S, LANGUAGE_PARAMETER } from '../../shared/language-cookie.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { readPageSettings } from './page-settings.ts';

export function pageLanguage(): Language {
  const code = say('language.code');
  return isLanguage(code) ? code : SOURCE_LANGUAGE;
}

/** Those that the community offers. */
export function listOffered() {
  const { languages } = readPageSettings();
  return listLanguages().filter((language) => languages?.includes(language) ?? true);
}

/** @param search of the page’s address. @returns the same page in that language, for a link that works everywhere. */
export function addressInLanguage(pathname: string, search: string, language: Language): string {
  const values = new URLSearchParams(search);
  values.set(LANGUAGE_PARAMETER, language);
  return `${pathname}?${values}`;
}

/** Switches to the account's language, unless the address asks for another one, or the browser stores no cookies. */
export function switchToAccountLanguage(language: string): void {
  const isAsked = new URLSearchParams(location.search).has(LANGUAGE_PARAMETER);
  if (!isLanguage(language) || language === pageLanguage() || isAsked) return;
  // The server knows the choice, and has no page in that language.
  if (readCookie(LANGUAGE_COOKIE) === language) return;
  writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_AGE_S);
  if (readCookie(LANGUAGE_COOKIE) === language) location.reload();
}

/** Reloads the page in this language. The forms themselves keep what is typed, as with any reload. */
export function switchLanguage(language: Language): void {
  writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_AGE_S);
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', `${pathname}${withoutLanguage(search)}${hash}`);
  // Unlike a new address, a reloaded one keeps its place.
  location.reload();
}

/** @param search of an address. @returns it without a language, which doesn't change what page it is. */
export function withoutLanguage(search: string): string {
  const values = new URLSearchParams(search);
  if (!values.has(LANGUAGE_PARAMETER)) return search;
  values.delete(LANGUAGE_PARAMETER);
  return values.size > 0 ? `?${values}` : '';
}
