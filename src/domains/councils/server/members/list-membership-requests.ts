/** Handlers for requests to join. */

import { presentCard } from '#domains/people/server/public.ts';
import type { MembershipRequest } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/db/database.ts';
import { foldWords } from '#platform/db/search-words.repository.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { readPage } from '#platform/http/paging.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { assertOwns } from '../policy.ts';
import { presentRef } from '../present.ts';
import { getVisibleCouncil } from '../show/show-council.ts';
import { decideRequest, requestMembership } from './request-council-membership.ts';
import { findShownRequest, listRequests, REQUEST_ORDERS, type ShownRequestRow } from './requests.repository.ts';

type RequestHandlers = Handlers<'requestCouncilMembership' | 'listMembershipRequests' | 'decideMembershipRequest'>;

export function createRequestHandlers({ db, jobs }: { db: Db; jobs: Jobs }): RequestHandlers {
  const show = async (requestId: string): Promise<MembershipRequest> => {
    const request = await findShownRequest(db, requestId);
    if (!request) throw new Error(`The request ${requestId} is gone`);
    return present(request);
  };

  return {
    requestCouncilMembership: async (request) => {
      const requestId = await requestMembership({ db, jobs }, callerOf(request), request.body);
      return ok('Request sent.', await show(requestId));
    },

    listMembershipRequests: async (request) => {
      const person = callerOf(request);
      const { councilId, state, search, sort = 'newest', ...paging } = request.query;
      if (councilId !== undefined) {
        assertOwns(person, await getVisibleCouncil(db, person, councilId), 'seeRequests');
      }
      const words = await foldWords(db, search);
      const filter = { ownerId: person.userId, councilId, state, words };
      const { rows, meta } = await listRequests(db, filter, readPage(paging, REQUEST_ORDERS[sort]));
      return ok('Requests found.', { data: rows.map(present), meta });
    },

    decideMembershipRequest: async (request) => {
      const { requestId, isApproved } = request.body;
      await decideRequest(db, callerOf(request), request.body);
      const message = isApproved ? say('councils.messages.requestAccepted') : say('councils.messages.requestDeclined');
      return ok(message, await show(requestId));
    },
  };
}

const present = (row: ShownRequestRow): MembershipRequest => ({
  id: row.id,
  council: presentRef({ id: row.councilId, councilTitle: row.councilTitle }),
  person: presentCard(row.person),
  message: row.message,
  state: row.state,
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decider && presentCard(row.decider),
});
