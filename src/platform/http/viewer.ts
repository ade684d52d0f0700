/** The viewer, for the domains' access policies. */
import type { FastifyRequest } from 'fastify';
import type { Role } from '#generated/types.gen.ts';
import { forbidden } from './failure.ts';

/** The caller; null for a visitor. */
export type Viewer = { userId: string; role: Role } | null;
export type Person = NonNullable<Viewer>;

/** The token of an unverified login grants no more than a visitor's access. */
export function viewerOf({ caller }: FastifyRequest): Viewer {
  if (!caller?.isVerified || caller.sessionId === null) return null;
  return { userId: caller.userId, role: caller.role };
}

/** @throws {Failure} 403 for anyone but an admin. */
export function assertAdmin(person: Person, action: string): void {
  if (person.role !== 'Admin') throw forbidden('not_allowed', `Only an admin can ${action}.`);
}
