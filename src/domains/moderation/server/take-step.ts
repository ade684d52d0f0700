/** Lifecycle steps of a case, and their conflicts. */

import { sayName } from '#domains/people/model.ts';
import { readCards } from '#domains/people/server/public.ts';
import type { ReportState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { conflict, type Failure } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { sayMoment } from '#platform/shared/moment.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { type CaseLifecycleEvent, follow } from '../lifecycle.ts';
import type { CaseRow } from './cases.repository.ts';

/**
 * @returns the next state.
 * @throws {Failure} 409 naming the state and who caused it, if the lifecycle doesn't allow it.
 */
export async function takeStep(
  tx: Tx,
  person: Person,
  found: CaseRow,
  event: CaseLifecycleEvent,
): Promise<ReportState> {
  const next = follow(found, event);
  if (next) return next.state;
  if (event.type === 'report.appealed') throw conflict('already_appealed', say('moderation.failures.alreadyAppealed'));
  throw await decisionConflict(tx, person, found);
}

async function decisionConflict(tx: Tx, person: Person, { state, decidedBy, decidedAt }: CaseRow): Promise<Failure> {
  if (decidedBy === null || decidedAt === null) return conflict('not_declined', say('moderation.failures.noAppeal'));
  if (state === 'appealed' && decidedBy === person.userId) {
    return conflict('decided_by_you', say('moderation.failures.decidedByYou'));
  }
  return conflict('already_decided', await sayDecided(tx, person, { state, decidedBy, at: sayMoment(decidedAt) }));
}

async function sayDecided(
  tx: Tx,
  person: Person,
  { decidedBy, ...said }: { state: ReportState; decidedBy: string; at: string },
): Promise<string> {
  if (decidedBy === person.userId) return say('moderation.failures.decidedByYouOn', said);
  const name = isolate(sayName((await readCards(tx, [decidedBy]))(decidedBy)));
  return say('moderation.failures.decidedByOn', { ...said, name });
}
