/** Numbers in fields, as the reader's language writes them. */
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';

/** As a person would type it: without thousands separators, which `readNumber` takes. */
export const typeNumber = (value: number): string =>
  formatNumber(value, { useGrouping: false, maximumFractionDigits: 6 });

/**
 * "1,500" is fifteen hundred in English, and one and a half in German, where "1.500" is. A sign that can't separate
 * thousands is the decimal one, whichever it is. NaN for what isn't a number.
 */
export function readNumber(typed: string): number {
  const { group, decimal } = signsOf(say('language.locale'));
  const text = latinDigits(typed).replaceAll(/\s/g, '').replaceAll('٬', group).replaceAll('٫', decimal);
  const [whole = '', fraction = '0', ...more] = text.split(decimal);
  const isGrouped = GROUPED.test(whole.replaceAll(group, '_')) && /^\d+$/.test(fraction) && more.length === 0;
  if (isGrouped) return Number(`${whole.replaceAll(group, '')}.${fraction}`);
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** NaN for what isn't a whole number, or is negative. */
export function readWhole(typed: string): number {
  const number = readNumber(typed);
  return Number.isSafeInteger(number) ? number : Number.NaN;
}

/** With 0 to 9 in place of Arabic and Persian digits. */
export const latinDigits = (typed: string): string =>
  typed.replaceAll(EASTERN_DIGITS, (digit) => String(((digit.codePointAt(0) ?? 0) - 0x660) % 0x90));

/** Arabic ones from U+0660, Persian ones from U+06F0, which is 0x90 further. */
const EASTERN_DIGITS = /[٠-٩۰-۹]/g;

const GROUPED = /^[1-9]\d{0,2}(_\d{3})+$/;

interface Signs {
  group: string;
  decimal: string;
}

const known = new Map<string, Signs>();

/** French separates thousands by spaces, which don't count anyway. Asked with every key, they're found out once. */
function signsOf(locale: string): Signs {
  const before = known.get(locale);
  if (before) return before;
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value.trim() || ' ';
  const signs = { group: sign('group'), decimal: sign('decimal') };
  known.set(locale, signs);
  return signs;
}
