/** Formats values as cells of a workbook. */

import { DAY_MS } from '#platform/shared/moment.ts';

const MAX_LENGTH = 32_767;
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Characters not allowed in XML. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;
/** The epoch of spreadsheet dates. */
const DAYS_BEFORE_1970 = 25_569;

/** Whether it would become a formula once edited, unless its cell says that it's text. A phone number begins like one. */
export const looksLikeFormula = (text: string): boolean => FORMULA.test(text);

export function cellText(text: string): string {
  return (
    text
      .slice(0, MAX_LENGTH)
      .toWellFormed()
      .replaceAll(UNWRITABLE, '')
      // `_x000D_` would otherwise be read as an escaped character.
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
  );
}

export const dayNumber = (moment: Date): number => moment.getTime() / DAY_MS + DAYS_BEFORE_1970;

/** A to Z, AA and so on; zero-based. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
