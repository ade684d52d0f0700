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
  const text = typed.replaceAll(/\s/g, '');
  const { group, decimal } = signsOf(say('language.locale'));
  const grouped = text.split(decimal);
  const [whole = '', fraction = '0'] = grouped;
  if (grouped.length <= 2 && GROUPED.test(whole.replaceAll(group, '_')) && /^\d+$/.test(fraction)) {
    return Number(`${whole.replaceAll(group, '')}.${fraction}`);
  }
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

const GROUPED = /^[1-9]\d{0,2}(_\d{3})+$/;

/** French separates thousands by spaces, which don't count anyway. */
function signsOf(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value.trim() || ' ';
  return { group: sign('group'), decimal: sign('decimal') };
}
