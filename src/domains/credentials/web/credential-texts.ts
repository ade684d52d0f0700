import type {
  CredentialEnd,
  CredentialKind,
  CredentialState,
  ImpactMeasures,
  MemberCredential,
} from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';

const KIND_NAMES: Readonly<Record<CredentialKind, string>> = {
  impact: say('credentials.kinds.impact'),
  milestone: say('credentials.kinds.milestone'),
  scholarship: say('credentials.kinds.scholarship'),
  year: say('credentials.kinds.year'),
};

/** What it is for, with its number if it has one. */
export function sayKind({ kind, points, impactCount }: MemberCredential): string {
  if (points !== null) return say('credentials.kinds.points', { points });
  if (impactCount !== null) return say('credentials.kinds.impacts', { count: impactCount });
  return KIND_NAMES[kind];
}

export const STATE_NAMES: Readonly<Record<CredentialState, string>> = {
  issued: say('credentials.states.issued'),
  revoked: say('credentials.states.revoked'),
  superseded: say('credentials.states.superseded'),
};

/** Why it no longer holds, in general words: the details are nobody else's. */
export const END_REASONS: Readonly<Record<CredentialEnd, string>> = {
  reopened: say('credentials.endReasons.reopened'),
  hidden: say('credentials.endReasons.hidden'),
  removed: say('credentials.endReasons.removed'),
  points: say('credentials.endReasons.points'),
  replaced: say('credentials.endReasons.replaced'),
};

const MEASURE_NAMES: Readonly<Record<keyof ImpactMeasures, string>> = {
  hours: say('impacts.measures.hoursGiven'),
  people: say('impacts.measures.peopleReached'),
  trees: say('impacts.measures.treesPlanted'),
  co2eKg: say('impacts.measures.co2eUnit'),
  wasteKg: say('impacts.measures.wasteUnit'),
};

/** The results with their figures; empty without any. */
export const resultsOf = (measures: ImpactMeasures | null): { name: string; figure: string }[] =>
  (Object.keys(MEASURE_NAMES) as (keyof ImpactMeasures)[]).flatMap((measure) => {
    const value = measures?.[measure] ?? 0;
    return value === 0
      ? []
      : [{ name: MEASURE_NAMES[measure], figure: formatNumber(value, { maximumFractionDigits: 2 }) }];
  });
