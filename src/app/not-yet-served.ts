/**
 * The calls whose domain is not built yet: they are admitted and validated as the contract says, then answer 501.
 *
 * The types below make the list shrink by themselves: a call stands either here or among the handlers, never in both.
 */
import type { RouteHandlers } from '../../generated/fastify.gen.ts';
import type { Handlers } from '../platform/http/handlers.ts';

export const NOT_YET_SERVED = [] as const satisfies readonly (keyof RouteHandlers)[];

export type ServedHandlers = Handlers<Exclude<keyof RouteHandlers, (typeof NOT_YET_SERVED)[number]>>;
