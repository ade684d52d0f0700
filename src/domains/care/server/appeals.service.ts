/** Appeals against decisions, and their answers. */

import { record } from '#domains/audit/server/public.ts';
import { letterOf } from '#domains/notifications/server/public.ts';
import { setSuspendedUntil } from '#domains/people/server/public.ts';
import type { AppealAnswerInput } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { invalid } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { tidyLines } from '#platform/prose.ts';
import { notifyOwner } from './announcements.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { type CaseRow, findCaseForUpdate, findLastSuspension, setAnswered, setAppealed } from './cases.repository.ts';
import { careMail, decidersNotice } from './jobs.ts';
import { lockForDeciding } from './locking.service.ts';
import { noCase } from './policy.ts';
import type { Reportables } from './reportables.ts';
import { lockForSuspension } from './suspension.service.ts';
import { takeStep } from './transitions.service.ts';

interface AppealNeeds {
  db: Db;
  jobs: Jobs;
  reportables: Reportables;
}

export interface Appeals {
  /** @throws {Failure} 404 unless something was decided about the person, 409 if they have appealed before. */
  appeal(person: Person, id: string, message: string): Promise<void>;
  /**
   * @throws {Failure} 404, 403 for a case about oneself and for those involved, 409 if there's no open appeal or the
   * person decided the case.
   */
  answer(person: Person, id: string, input: AppealAnswerInput): Promise<void>;
}

export function createAppeals({ db, jobs, reportables }: AppealNeeds): Appeals {
  return {
    appeal: async (person, id, given) => {
      const message = tidyLines(given);
      if (message === '') throw invalid([{ field: 'message', message: say('care.failures.whyReversed') }]);
      await db.transaction().execute(async (tx) => {
        const found = await findCaseForUpdate(tx, id);
        if (found?.ownerId !== person.userId || !isOwnerNotified(found)) throw noCase();
        const state = await takeStep(tx, person, found, { type: 'report.appealed' });
        await setAppealed(tx, id, message);
        const states = { fromState: found.state, toState: state };
        const by = { actorId: person.userId, action: 'report_appealed' } as const;
        await record(tx, { ...auditSubjectOf(found), ...by, ...states, reason: message });
        await jobs.enqueue(tx, decidersNotice, { caseId: id });
      });
    },

    answer: async (person, id, { isUpheld, reason: given }) => {
      const reason = tidyLines(given);
      if (reason === '') throw invalid([{ field: 'reason', message: say('care.failures.giveReason') }]);
      const what = isUpheld ? 'upheld' : 'overturned';
      await db.transaction().execute(async (tx) => {
        const found = await lockForDeciding(tx, person, id);
        if (!isUpheld && found.suspendedUntil !== null) await lockForSuspension(tx, person, found.ownerId);
        const state = await takeStep(tx, person, found, { type: `report.${what}`, by: person.userId });
        const isHidden = found.isHidden && isUpheld;
        await setAnswered(tx, id, { state, answer: reason, answeredBy: person.userId, isHidden });
        if (!isUpheld) await reverse(tx, person, found, { reportables, reason });
        const by = { actorId: person.userId, action: `report_${what}` } as const;
        await record(tx, { ...auditSubjectOf(found), ...by, fromState: found.state, toState: state, reason });
        const letter = letterOf(careMail, { mail: 'answer', caseId: id });
        await notifyOwner(tx, found, { what, until: null, reason, letter });
      });
    },
  };
}

/** Whether the person the case is about was notified of the decision. */
const isOwnerNotified = ({ outcome }: CaseRow): boolean => outcome !== null && outcome !== 'dismissed';

/** Shows what the decision hid, and ends its suspension. */
async function reverse(
  tx: Tx,
  { userId: actorId }: Person,
  { kind, subjectId, title, isHidden, ownerId, suspendedUntil }: CaseRow,
  { reportables, reason }: { reportables: Reportables; reason: string },
): Promise<void> {
  if (isHidden) await reportables[kind].setHidden?.(tx, subjectId, { isHidden: false, actorId, title, reason });
  if (suspendedUntil !== null) await setSuspendedUntil(tx, ownerId, await findLastSuspension(tx, ownerId));
}
