/** The viewer, for the domains' access policies. */
import type { FastifyRequest } from 'fastify';
import type { Role } from '#generated/types.gen.ts';
import { isUnverifiedLogin } from './caller.ts';

/** The caller; null for a visitor. */
export type Viewer = { userId: string; role: Role } | null;
export type Person = NonNullable<Viewer>;

export function viewerOf({ caller }: FastifyRequest): Viewer {
  if (!caller || isUnverifiedLogin(caller)) return null;
  return { userId: caller.userId, role: caller.role };
}
