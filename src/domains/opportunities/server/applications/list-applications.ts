/** Handlers for applications. */
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { Person } from '#platform/http/viewer.ts';
import { seatsLeftOf } from '../../model.ts';
import { applicationScopeOf, listApplicationPage } from '../list/list-page.ts';
import { findOpportunity } from '../opportunities.repository.ts';
import { assertCanSee, noApplication } from '../policy.ts';
import { presentRule } from '../present.ts';
import { createApplications } from './apply-for-opportunity.ts';
import { createApplicationDecisions } from './decide-application.ts';
import { readApplications } from './read-applications.ts';

type ApplicationHandlers = Handlers<
  'listApplications' | 'applyForOpportunity' | 'decideApplication' | 'autoAcceptApplications' | 'withdrawApplication'
>;

/** The contract's limit. */
const MAX_SHOWN = 100;

export function createApplicationHandlers(db: Db): ApplicationHandlers {
  const applications = createApplications(db);
  const decisions = createApplicationDecisions(db);
  const show = async (person: Person, id: string) => {
    const [application] = await readApplications(db, person, [id]);
    if (!application) throw noApplication();
    return application;
  };

  return {
    listApplications: async (request) => {
      const person = callerOf(request);
      const { opportunityId, state, min_points, ...query } = request.query;
      const filter = {
        ...(await applicationScopeOf(db, person, opportunityId)),
        state,
        minPoints: min_points,
      };
      const { ids, meta } = await listApplicationPage(db, query, filter);
      return ok('Applications found.', { data: await readApplications(db, person, ids), meta });
    },

    applyForOpportunity: async (request) => {
      const person = callerOf(request);
      const application = await show(person, await applications.apply(person, request.body));
      return ok(
        application.state === 'requested' ? 'Application sent.' : 'Your application was accepted. You have a place.',
        application,
      );
    },

    decideApplication: async (request) => {
      const person = callerOf(request);
      const { isApproved } = request.body;
      await decisions.decide(person, request.params.id, request.body);
      return ok(
        isApproved ? say('opportunities.messages.accepted') : say('opportunities.messages.declined'),
        await show(person, request.params.id),
      );
    },

    autoAcceptApplications: async (request) => {
      const person = callerOf(request);
      const { id } = request.params;
      const accepted = await decisions.setAutoAccept(person, id, request.body);
      const opportunity = await findOpportunity(db, id);
      assertCanSee(person, opportunity);
      const data = {
        rule: presentRule(opportunity.autoAcceptFrom),
        acceptedCount: accepted.length,
        accepted: await readApplications(db, person, accepted.slice(0, MAX_SHOWN)),
        seatsLeft: seatsLeftOf(opportunity),
      };
      return ok(request.body.isApproved ? 'Auto-accept is on.' : 'Auto-accept is off.', data);
    },

    withdrawApplication: async (request) => {
      const person = callerOf(request);
      await applications.withdraw(person, request.params.id);
      return ok('Application withdrawn.', await show(person, request.params.id));
    },
  };
}
