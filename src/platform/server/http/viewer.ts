/** The viewer, for the domains' access policies. */
import type { FastifyRequest } from 'fastify';
import type { Role } from '#generated/types.gen.ts';

/** The caller; null for a visitor. */
export type Viewer = { userId: string; role: Role } | null;
export type Person = NonNullable<Viewer>;

/** The token of an unverified login grants no more than a visitor's access. */
export function viewerOf({ caller }: FastifyRequest): Viewer {
  if (!caller?.isVerified || caller.sessionId === null) return null;
  return { userId: caller.userId, role: caller.role };
}
