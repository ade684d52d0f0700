/** The handlers of calls, as the contract types them. */
import type { RouteHandler } from 'fastify';
import type { RouteHandlers } from '../../../generated/fastify.gen.ts';

/**
 * Fastify knows the class of server faults as `5xx`, the contract as `5XX`: with that key its types would ask every
 * answer to be all answers at once. A handler throws such a fault and never sends one.
 */
type WithoutFaults<Route> = Route extends { Reply: infer Reply }
  ? Omit<Route, 'Reply'> & { Reply: Omit<Reply, '5XX'> }
  : Route;

export type Handlers<Name extends keyof RouteHandlers> = {
  [Key in Name]: RouteHandlers[Key] extends RouteHandler<infer Route> ? RouteHandler<WithoutFaults<Route>> : never;
};
