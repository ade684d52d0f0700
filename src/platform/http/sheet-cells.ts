/** How values stand in the cells of a workbook. */

/** As the format has it. */
const MOST_CHARACTERS = 32_767;
/** A text that begins as a formula does would be run as one where it is typed over, or saved as another kind of file. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
/** What XML has no place for, and no reader a picture of. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;
const DAY_MS = 86_400_000;
/** Days count from the end of 1899. */
const DAYS_BEFORE_1970 = 25_569;

export function cellText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return (
    harmless
      .slice(0, MOST_CHARACTERS)
      .toWellFormed()
      .replaceAll(UNWRITABLE, '')
      // Read as a sign by its number otherwise.
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
  );
}

export const dayNumber = (moment: Date): number => moment.getTime() / DAY_MS + DAYS_BEFORE_1970;

/** A to Z, AA and on; from 0. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
