/** What compiled texts choose and write their values with. */
import type { Parts } from '#generated/texts.gen.ts';
import { once } from './once.ts';

type Cases = Readonly<Record<string, string>>;

/** Plurals by the language's own categories, or by the number itself as `=0`; ordinals for ranks, as 1st and 2nd. */
export function textPartsOf(locale: string): Parts {
  // Each takes milliseconds to make, and would be made before the page's first text.
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
