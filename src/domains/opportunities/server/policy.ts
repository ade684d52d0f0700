/** Who may see an opportunity and who may do what to it. What its state allows is the lifecycle's to say. */
import { forbidden, notFound } from '../../../platform/http/failure.ts';
import type { Person, Viewer } from '../../../platform/http/viewer.ts';

interface Seen {
  ownerId: string;
  isPublic: boolean;
}

export const isStaff = (viewer: Viewer, { ownerId }: Pick<Seen, 'ownerId'>): boolean =>
  viewer !== null && (viewer.role === 'Admin' || viewer.userId === ownerId);

/** @param hasApplied who applied once keeps seeing what for. @throws {Failure} 404, as for one that is not there. */
export function assertSees<T extends Seen>(
  viewer: Viewer,
  opportunity: T | undefined,
  hasApplied = false,
): asserts opportunity is T {
  if (!opportunity) throw noOpportunity();
  if (!opportunity.isPublic && !isStaff(viewer, opportunity) && !hasApplied) throw noOpportunity();
}

/** @throws {Failure} 403 for anyone but the owner and Admins. */
export function assertRuns(person: Person, opportunity: Pick<Seen, 'ownerId'>, deed: string): void {
  if (isStaff(person, opportunity)) return;
  throw forbidden('not_allowed', `Only who offers an opportunity, or an Admin, may ${deed}.`);
}

const noOpportunity = () => notFound('There is no such opportunity.');
export const noApplication = () => notFound('There is no such application.');
