/** Removes a goal or a member from an impact, a council or an opportunity; each domain implements it for its kind. */
import type { LinkedKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';

interface Links {
  /** @throws {Failure} 403, 404, 409. */
  removeGoal(person: Person, linkId: string): Promise<void>;
  /** Absent for a kind without members. @throws {Failure} 403, 404, 409. */
  removeMember?(person: Person, linkId: string): Promise<void>;
}

interface Needs {
  links: Readonly<Partial<Record<LinkedKind, Links>>>;
}

export const removeGoalLink: Call<'removeGoalLink', Needs> = async ({ links }, request) => {
  const { kind, id } = request.params;
  const of = links[kind];
  if (!of) throw noLink();
  await of.removeGoal(callerOf(request), id);
  return ok('Goal removed.', null);
};

export const removeMember: Call<'removeMember', Needs> = async ({ links }, request) => {
  const { kind, id } = request.params;
  const of = links[kind];
  if (!of?.removeMember) throw noLink();
  await of.removeMember(callerOf(request), id);
  return ok('Member removed.', null);
};

const noLink = () => notFound(say('failures.noLink'));
