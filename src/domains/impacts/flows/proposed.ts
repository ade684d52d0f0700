/** What of an impact's draft is only proposed, why, and until when. */

import * as z from 'zod/mini';

/** Photo: the day or place that its camera wrote into it. Sentence: the first one of the description. */
const SOURCES = ['photo', 'today', 'profile', 'words', 'earlier', 'sentence'] as const;

const zBecause = z.object({
  from: z.enum(SOURCES),
  /** The word, or the title of the earlier impact; empty for the other sources. */
  detail: z.string(),
});

export type Because = z.infer<typeof zBecause>;

const PROPOSABLE = ['title', 'eventType', 'startDate', 'location', 'sdgs'] as const;

export type Proposable = (typeof PROPOSABLE)[number];

/** Why each field is proposed; null for those that the member has touched. */
export const zProposed = z._default(z.partialRecord(z.enum(PROPOSABLE), z.nullable(zBecause)), {});

export type Proposed = Partial<Record<Proposable, Because | null>>;

export const countProposed = (proposed: Proposed): number => Object.values(proposed).filter(Boolean).length;

/** The changes of a member, who thereby touches these fields: they are no longer proposals, and won't be again. */
export function touch<Changes extends object>(proposed: Proposed, changes: Changes): Changes & { proposed?: Proposed } {
  const touched = PROPOSABLE.filter((field) => field in changes);
  // Pictures are added once they've been scaled, and by then more may be proposed.
  if (touched.length === 0) return changes;
  return { ...changes, proposed: { ...proposed, ...Object.fromEntries(touched.map((field) => [field, null])) } };
}
