/** Numbers in form fields, in the notation of the reader's language. */
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';

/** Writes a number as a person would type it: without thousands separators, although `readNumber` accepts them. */
export const typeNumber = (value: number): string =>
  formatNumber(value, { useGrouping: false, maximumFractionDigits: 6 });

/**
 * Reads a number: "1,500" is fifteen hundred in English but one and a half in German, where fifteen hundred is "1.500".
 * A separator in a place where it can't separate thousands is read as a decimal one, whichever it is.
 * @returns NaN for a text that isn't a number.
 */
export function readNumber(typed: string): number {
  const { group, decimal } = signsOf(say('language.locale'));
  const text = latinDigits(typed).replaceAll(/\s/g, '').replaceAll('٬', group).replaceAll('٫', decimal);
  const [whole = '', fraction = '0', ...more] = text.split(decimal);
  const isGrouped = GROUPED.test(whole.replaceAll(group, '_')) && /^\d+$/.test(fraction) && more.length === 0;
  if (isGrouped) return Number(`${whole.replaceAll(group, '')}.${fraction}`);
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** Reads a whole number. @returns NaN for any other text, including negative numbers. */
export function readWhole(typed: string): number {
  const number = readNumber(typed);
  return Number.isSafeInteger(number) ? number : Number.NaN;
}

/** Replaces Arabic and Persian digits by 0 to 9. */
export const latinDigits = (typed: string): string =>
  typed.replaceAll(EASTERN_DIGITS, (digit) => String(((digit.codePointAt(0) ?? 0) - 0x660) % 0x90));

/** Arabic digits start at U+0660, Persian digits at U+06F0, which is 0x90 further. */
const EASTERN_DIGITS = /[٠-٩۰-۹]/g;

const GROUPED = /^[1-9]\d{0,2}(_\d{3})+$/;

interface Signs {
  group: string;
  decimal: string;
}

const known = new Map<string, Signs>();

/**
 * A locale's separators; a space if it groups by spaces, as French does, since spaces are ignored anyway. Cached,
 * because they're needed at every key press.
 */
function signsOf(locale: string): Signs {
  const before = known.get(locale);
  if (before) return before;
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value.trim() || ' ';
  const signs = { group: sign('group'), decimal: sign('decimal') };
  known.set(locale, signs);
  return signs;
}
