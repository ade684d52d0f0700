/** Formats numbers and lists in the reader's language. */
import { say } from '#languages/say.ts';

const numbers = new Map<string, Intl.NumberFormat>();
const lists = new Map<string, Intl.ListFormat>();

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  const locale = say('language.locale');
  const key = options ? `${locale} ${JSON.stringify(options)}` : locale;
  return kept(numbers, key, () => new Intl.NumberFormat(locale, options)).format(value);
}

/** "Goals, impacts and people"; as alternatives "goals, impacts or people", as units "Goals, impacts, people". */
export function formatList(names: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  const locale = say('language.locale');
  return kept(lists, `${locale} ${type}`, () => new Intl.ListFormat(locale, { type })).format(names);
}

/** Joins facts shown beside each other, without missing ones: "Accra, Ghana". In sentences, use `formatList`. */
export const joinFacts = (facts: readonly (string | number | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(say('language.comma'));

/** Caches formats: creating one takes longer than using it. */
function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}
