const ENGLISH = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 1st, 2nd, 3rd, 4th, 11th, 21st, 111th, 1,001st. */
export function ordinal(rank: number): string {
  return `${rank.toLocaleString('en-GB')}${SUFFIXES[ENGLISH.select(rank)] ?? 'th'}`;
}
