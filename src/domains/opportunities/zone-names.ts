/** What people call a time zone, in the reader's language. */
import { say } from '#languages/say.ts';

const names = new Map<string, Intl.DateTimeFormat | null>();

/**
 * "Fiji Standard Time", in summer perhaps "Fiji Summer Time"; an offset where a language has no name for it. UTC stays UTC,
 * and a zone that this browser doesn't know keeps its id.
 */
export function sayZone(timeZone: string, at: Date | string): string {
  if (isUtc(timeZone)) return 'UTC';
  const parts = formatOf(timeZone)?.formatToParts(new Date(at));
  return parts?.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Names a moment doesn't need: everyone knows UTC by its letters. */
export const isUtc = (timeZone: string): boolean => /^(Etc\/)?(UTC|GMT|Zulu)$/.test(timeZone);

/** Cached, since creating a format takes longer than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const locale = say('language.dateLocale');
  const key = `${locale} ${timeZone}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const format = createFormat(locale, timeZone);
  names.set(key, format);
  return format;
}

function createFormat(locale: string, timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
