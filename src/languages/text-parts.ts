/** The functions that compiled texts use to choose between forms and to format values. */
import type { Parts } from '#generated/texts.gen.ts';
import { once } from './once.ts';

type Cases = Readonly<Record<string, string>>;

/**
 * Plural forms are for the language's own categories, or for a number such as `=0`; ordinals are for ranks: 1st, 2nd.
 */
export function textPartsOf(locale: string): Parts {
  // Created lazily: each takes milliseconds to create, which would delay the page's first text.
  const numbers = once(() => new Intl.NumberFormat(locale));
  const cardinals = once(() => new Intl.PluralRules(locale));
  const ordinals = once(() => new Intl.PluralRules(locale, { type: 'ordinal' }));
  const select = (value: string | number, cases: Cases) => cases[value] ?? cases['other'] ?? '';
  return {
    number: (value) => numbers().format(value),
    plural: (value, cases) => cases[`=${value}`] ?? select(cardinals().select(value), cases),
    ordinal: (value, cases) => cases[`=${value}`] ?? select(ordinals().select(value), cases),
    select,
  };
}
