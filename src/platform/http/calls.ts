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

/** The handlers of a domain's calls. */
export function bindCalls<Needs, Ids extends OperationId>(
  calls: { readonly [Id in Ids]: Call<Id, Needs> },
  needs: Needs,
): Handlers<Ids> {
  const bound = Object.entries<unknown>(calls).map(([id, call]) => [id, (call as AnyCall).bind(null, needs)]);
  return Object.fromEntries(bound);
}

type AnyCall = (...given: unknown[]) => unknown;
