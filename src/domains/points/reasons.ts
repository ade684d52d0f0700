/**
 * Why an entry of the ledger gave or deducted points. The ledger stores what the sentence is made of, since the person
 * and the admins may read it in different languages.
 */
import type { ImpactMeasures, PointsCause } from '#generated/types.gen.ts';
import { formatNumber } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';

/** Points for an impact itself, or for one of its measures. */
export interface PointsPart {
  of: 'impact' | keyof ImpactMeasures;
  points: number;
  amount: number;
  /** Whether the points are the most that the measure gives. */
  isMost: boolean;
}

/** Stored as JSON. Properties are only added: the previous release still reads the present ones. */
export type ReasonFacts = VerifiedFacts | RecountedFacts | ReopenedFacts | NamingFacts;

interface VerifiedFacts {
  /** The impact's title at that time. */
  title: string;
  parts: readonly PointsPart[];
}

/** Admins had the impact recounted by another rule: what it is worth by that. */
interface RecountedFacts extends VerifiedFacts {
  isRecount: true;
}

interface ReopenedFacts {
  title: string;
  /** As the admin typed it. */
  why: string;
}

/** Someone who was named said whether they were there. */
interface NamingFacts {
  title: string;
  tookPart: boolean;
}

interface Reasoned {
  cause: PointsCause;
  facts: ReasonFacts | null;
  /** As an admin typed it, or an earlier release wrote it. */
  reason: string;
}

/** The contract's and the ledger's limit. */
const REASON_LENGTH = 500;

export function sayReason({ cause, facts, reason }: Reasoned): string {
  if (cause === 'invitation_accepted') return say('points.reasons.invitationAccepted');
  return facts === null ? reason : sayFacts(facts).slice(0, REASON_LENGTH).toWellFormed();
}

function sayFacts(facts: ReasonFacts): string {
  const title = isolate(facts.title);
  if ('tookPart' in facts) {
    return facts.tookPart ? say('points.reasons.tookPart', { title }) : say('points.reasons.notThere', { title });
  }
  if ('isRecount' in facts) {
    return say('points.reasons.recounted', { title, parts: sayParts(facts.parts) });
  }
  return 'parts' in facts
    ? say('points.reasons.verified', { title, parts: sayParts(facts.parts) })
    : say('points.reasons.reopened', { title, why: isolate(facts.why) });
}

/** "10 for the impact; 12 for 24 hours" @param parts contains at least the one for the impact. */
export const sayParts = (parts: readonly PointsPart[]): string =>
  parts.map(sayPart).reduce((said, part) => say('points.reasons.more', { parts: said, part }));

function sayPart(part: PointsPart): string {
  const why = sayWhy(part);
  return part.isMost ? say('points.reasons.maximum', { why }) : why;
}

function sayWhy({ of, points, amount: count }: PointsPart): string {
  const amount = formatNumber(count, { maximumFractionDigits: 2 });
  switch (of) {
    case 'impact':
      return say('points.reasons.impact', { points });
    case 'hours':
      return say('points.reasons.hours', { points, count, amount });
    case 'people':
      return say('points.reasons.people', { points, count, amount });
    case 'trees':
      return say('points.reasons.trees', { points, count, amount });
    case 'co2eKg':
      return say('points.reasons.co2e', { points, amount });
    case 'wasteKg':
      return say('points.reasons.waste', { points, amount });
  }
}
