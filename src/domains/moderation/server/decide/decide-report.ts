import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { findPerson, type PersonRow } from '#domains/people/server/public.ts';
import type { ReportDecisionInput, ReportOutcome } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, forbidden, invalid } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { notifyOwner, notifyReporters } from '../announcements.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { type CaseRow, setDecided } from '../cases.repository.ts';
import { moderationMail } from '../jobs.ts';
import { listReporterIds } from '../report/reports.repository.ts';
import type { Reportable, Reportables } from '../reportables.ts';
import { showCase } from '../show/show-case.ts';
import { takeStep } from '../take-step.ts';
import { emitReportDecided } from '../webhook-events.ts';
import { lockForDeciding } from './lock-for-deciding.ts';
import { lockForSuspension, suspend } from './suspension.ts';

interface Needs {
  db: Db;
  reportables: Reportables;
}

type Decided = ReturnType<typeof readDecision>;

/**
 * The row lock lets the first decision win; the second gets a 409.
 * @throws {Failure} 404, 403 for a case about oneself, for those involved and for a judge's suspension, 409 if already
 * decided, 422.
 */
export const decideReport: Call<'decideReport', Needs> = async ({ db, reportables }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const decision = readDecision(request.body);
  const { outcome, reason, days } = decision;
  await db.transaction().execute(async (tx) => {
    const found = await lockForDeciding(tx, person, id);
    const owner = await findPerson(tx, found.ownerId);
    assertPossible(person, decision, owner);
    if (outcome === 'suspended') await lockForSuspension(tx, person, found.ownerId);
    const state = await takeStep(tx, person, found, { type: `report.${outcome}`, by: person.userId });
    const by = { actorId: person.userId, reason };
    const reporterIds = await listReporterIds(tx, id);
    const notifiedLater = [found.ownerId, ...reporterIds];
    const isHidden = await applyHiding(tx, found, by, { decision, reportable: reportables[found.kind], notifiedLater });
    const until = await setDecided(tx, id, { outcome, reason, days, isHidden, decidedBy: person.userId });
    const states = { fromState: found.state, toState: state };
    await record(tx, { ...auditSubjectOf(found), ...by, action: `report_${outcome}`, ...states });
    await emitReportDecided(tx, found, state);
    if (until !== null && owner) await suspend(tx, owner, { ...by, until });
    await notifyReporters(tx, found, { outcome, userIds: reporterIds, by: person.userId });
    if (outcome === 'dismissed') return;
    const letter = letterOf(moderationMail, { mail: 'decision', caseId: id });
    await notifyOwner(tx, found, { what: outcome, until, reason, letter });
  });
  return ok(sayDecided(outcome), await showCase(db, person, id));
};

function sayDecided(outcome: ReportOutcome): string {
  if (outcome === 'dismissed') return say('moderation.messages.dismissed');
  if (outcome === 'hidden') return say('moderation.messages.hidden');
  return outcome === 'warned' ? say('moderation.messages.warned') : say('moderation.messages.suspended');
}

function readDecision({ outcome, reason: given, days, alsoHide = false }: ReportDecisionInput) {
  const reason = tidyLines(given);
  const faults = [];
  if (reason === '') faults.push({ field: 'reason', message: say('moderation.failures.giveReason') });
  if (outcome === 'suspended' && days === undefined) {
    faults.push({ field: 'days', message: say('moderation.failures.howManyDays') });
  }
  if (outcome !== 'suspended' && days !== undefined) {
    faults.push({ field: 'days', message: say('moderation.failures.daysWithoutSuspension') });
  }
  if (outcome === 'dismissed' && alsoHide) {
    faults.push({ field: 'alsoHide', message: say('moderation.failures.dismissedIsntHidden') });
  }
  if (faults.length > 0) throw invalid(faults);
  return { outcome, reason, days: days ?? null, hides: outcome === 'hidden' || alsoHide };
}

/** @throws {Failure} 403 for a judge's suspension, 409 if there's no one left to warn or suspend. */
function assertPossible(person: Person, { outcome }: Decided, owner: PersonRow | undefined): void {
  if (outcome === 'suspended' && person.role !== 'Admin') {
    throw forbidden('not_allowed', say('moderation.failures.onlyAdminSuspends'));
  }
  if ((outcome === 'warned' || outcome === 'suspended') && !owner?.isActive) {
    throw conflict('person_left', say('moderation.failures.personLeft'));
  }
}

interface HidingNeeds {
  decision: Decided;
  reportable: Reportable;
  notifiedLater: readonly string[];
}

/**
 * Hides what was reported, or shows what was held or hidden by its reports. @returns whether it's hidden because of
 * this case.
 */
async function applyHiding(
  tx: Tx,
  { subjectId, title, isHidden }: CaseRow,
  by: { actorId: string; reason: string },
  { decision: { hides, outcome }, reportable: { setHidden }, notifiedLater }: HidingNeeds,
): Promise<boolean> {
  if (hides && !setHidden) {
    const field = outcome === 'hidden' ? 'outcome' : 'alsoHide';
    throw invalid([{ field, message: say('moderation.failures.cannotHide') }]);
  }
  if (!setHidden || (!hides && !isHidden)) return false;
  // Called even if its reports hid it: an admin may have shown it again since.
  const isChanged = await setHidden(tx, subjectId, { ...by, isHidden: hides, title, notifiedLater });
  return hides && (isHidden || isChanged);
}
