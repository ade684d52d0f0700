/** Removes a goal or a member from an impact, a council or an opportunity; each domain brings its own way. */
import type { LinkedKind } from '#generated/types.gen.ts';
import { createCallLimits } from '#platform/http/call-limits.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { notFound } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import type { Person } from '#platform/http/viewer.ts';

export interface Links {
  /** @throws {Failure} 403, 404, 409. */
  removeGoal(person: Person, linkId: string): Promise<void>;
  /** Absent where there are no members. @throws {Failure} 403, 404, 409. */
  removeMember?(person: Person, linkId: string): Promise<void>;
}

const AN_HOUR = { windowSeconds: 3600 };
const seldom = { perAddress: { max: 2000, ...AN_HOUR }, perAccount: { max: 600, ...AN_HOUR } };
const LINK_LIMITS = { removeGoalLink: seldom, removeMember: seldom };

interface LinkNeeds {
  limiter: RateLimiter;
  links: Readonly<Partial<Record<LinkedKind, Links>>>;
}

export function createLinkHandlers({ limiter, links }: LinkNeeds): Handlers<'removeGoalLink' | 'removeMember'> {
  const limits = createCallLimits(limiter, LINK_LIMITS);
  return {
    removeGoalLink: async (request, reply) => {
      await limits.take('removeGoalLink', request);
      const { kind, id } = request.params;
      const of = links[kind];
      if (!of) throw noLink();
      await of.removeGoal(callerOf(request), id);
      return reply.code(200).send(ok('Goal removed.', null));
    },

    removeMember: async (request, reply) => {
      await limits.take('removeMember', request);
      const { kind, id } = request.params;
      const of = links[kind];
      if (!of?.removeMember) throw noLink();
      await of.removeMember(callerOf(request), id);
      return reply.code(200).send(ok('Member removed.', null));
    },
  };
}

const noLink = () => notFound('This link doesn’t exist.');
