/** The domain’s calls, and its work in the background. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Letters } from '#domains/notifications/server/public.ts';
import type { ReportOutcome } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { createAppeals } from './appeals.service.ts';
import { decide } from './decisions.service.ts';
import { handleCareJobs } from './jobs.ts';
import { createCaseReader } from './reading.service.ts';
import type { Reportables } from './reportables.ts';
import { createReporting } from './reporting.service.ts';

interface CareNeeds {
  config: Config;
  db: Db;
  jobs: Jobs;
  letters: Letters;
  presentMedia: PresentMedia;
  reportables: Reportables;
}

type CareHandlers = Handlers<
  'reportContent' | 'listReports' | 'getReport' | 'decideReport' | 'appealDecision' | 'answerAppeal' | 'listMyDecisions'
>;

function sayDecided(outcome: ReportOutcome): string {
  if (outcome === 'dismissed') return say('care.messages.dismissed');
  if (outcome === 'hidden') return say('care.messages.hidden');
  return outcome === 'warned' ? say('care.messages.warned') : say('care.messages.suspended');
}

export function createCareHandlers(needs: CareNeeds): CareHandlers {
  const { config, db, jobs, letters } = needs;
  const report = createReporting(needs);
  const appeals = createAppeals(needs);
  const cases = createCaseReader(needs);
  handleCareJobs(jobs, letters, { db, config });

  return {
    reportContent: async (request) => {
      await report(callerOf(request), request.body);
      return ok('Thank you. We’ll look at it.', null);
    },

    listReports: async (request) => ok('Cases found.', await cases.list(callerOf(request), request.query)),

    getReport: async (request) => ok('The case.', await cases.read(callerOf(request), request.params.id)),

    decideReport: async (request) => {
      const person = callerOf(request);
      await decide(needs, person, request.params.id, request.body);
      return ok(sayDecided(request.body.outcome), await cases.find(person, request.params.id));
    },

    appealDecision: async (request) => {
      await appeals.appeal(callerOf(request), request.params.id, request.body.message);
      return ok('Your appeal was sent.', await cases.findOwn(request.params.id));
    },

    answerAppeal: async (request) => {
      const person = callerOf(request);
      await appeals.answer(person, request.params.id, request.body);
      const message = request.body.isUpheld
        ? say('care.messages.decisionStays')
        : say('care.messages.decisionReversed');
      return ok(message, await cases.find(person, request.params.id));
    },

    listMyDecisions: async (request) => ok('Decisions found.', await cases.listOwn(callerOf(request), request.query)),
  };
}
