const ENGLISH = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 1st, 2nd, 3rd, 4th, 11th, 21st, 111th. */
export function ordinal(rank: number): string {
  return `${rank}${SUFFIXES[ENGLISH.select(rank)] ?? 'th'}`;
}
