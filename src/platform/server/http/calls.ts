/**
 * Calls of the contract as functions that bear their operation's name: `reviewImpact(needs, request)` in
 * `review-impact.ts`. A domain's `calls.ts` lists them, and src/app gives them what they need.
 */
import type { RouteHandlers } from '#generated/fastify.gen.ts';
import type { Handlers } from './handlers.ts';

type OperationId = keyof RouteHandlers;

/** @typeParam Needs what the call uses besides its request, such as the database. */
export type Call<Id extends OperationId, Needs> = Handlers<Id>[Id] extends (...given: infer Given) => infer Answered
  ? (needs: Needs, ...given: Given) => Answered
  : never;

type Calls = { readonly [Id in OperationId]?: Call<Id, never> };

/** Everything that any of the calls needs. As it's read from the calls alone, functions given for it need no types. */
type NeedsOf<Given extends Calls> = Given[keyof Given] extends (needs: infer All, ...given: never) => unknown
  ? All
  : never;

/** The handlers of a domain's calls. */
export function bindCalls<Given extends Calls>(
  calls: Given,
  needs: NeedsOf<Given>,
): Handlers<keyof Given & OperationId> {
  const bound = Object.entries<unknown>(calls).map(([id, call]) => [id, (call as AnyCall).bind(null, needs)]);
  return Object.fromEntries(bound);
}

type AnyCall = (...given: unknown[]) => unknown;
