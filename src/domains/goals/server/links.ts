/** Removes a goal or a member from an impact, a council or an opportunity; each domain implements it for its kind. */

import type { LinkedKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { notFound } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { Person } from '#platform/http/viewer.ts';

export interface Links {
  /** @throws {Failure} 403, 404, 409. */
  removeGoal(person: Person, linkId: string): Promise<void>;
  /** Absent for a kind without members. @throws {Failure} 403, 404, 409. */
  removeMember?(person: Person, linkId: string): Promise<void>;
}

type LinksByKind = Readonly<Partial<Record<LinkedKind, Links>>>;

export function createLinkHandlers(links: LinksByKind): Handlers<'removeGoalLink' | 'removeMember'> {
  return {
    removeGoalLink: async (request) => {
      const { kind, id } = request.params;
      const of = links[kind];
      if (!of) throw noLink();
      await of.removeGoal(callerOf(request), id);
      return ok('Goal removed.', null);
    },

    removeMember: async (request) => {
      const { kind, id } = request.params;
      const of = links[kind];
      if (!of?.removeMember) throw noLink();
      await of.removeMember(callerOf(request), id);
      return ok('Member removed.', null);
    },
  };
}

const noLink = () => notFound(say('failures.noLink'));
