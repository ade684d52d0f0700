/** Who may see and change an opportunity. The lifecycle decides what its state allows. */
import { say } from '#languages/say.ts';
import { forbidden, notFound } from '#platform/server/http/failure.ts';
import type { Person, Viewer } from '#platform/server/http/viewer.ts';

interface Visible {
  ownerId: string;
  isPublic: boolean;
}

export const isAdmin = (viewer: Viewer): boolean => viewer?.role === 'Admin';

export const canManage = (viewer: Viewer, { ownerId }: Pick<Visible, 'ownerId'>): boolean =>
  isAdmin(viewer) || viewer?.userId === ownerId;

/** @param hasApplied applicants can always see it. */
export const canSee = (viewer: Viewer, opportunity: Visible, hasApplied = false): boolean =>
  opportunity.isPublic || canManage(viewer, opportunity) || hasApplied;

/** @param hasApplied applicants can always see it. @throws {Failure} 404 for anyone else. */
export function assertCanSee<T extends Visible>(
  viewer: Viewer,
  opportunity: T | undefined,
  hasApplied = false,
): asserts opportunity is T {
  if (!opportunity || !canSee(viewer, opportunity, hasApplied)) throw noOpportunity();
}

type ManageAction = 'edit' | 'close' | 'removeGoals' | 'seeApplications' | 'setAutoAccept';

/** @throws {Failure} 403 for anyone but the owner and admins. */
export function assertCanManage(person: Person, opportunity: Pick<Visible, 'ownerId'>, action: ManageAction): void {
  if (canManage(person, opportunity)) return;
  throw forbidden('not_allowed', say('opportunities.failures.onlyStaff', { action }));
}

const noOpportunity = () => notFound(say('opportunities.failures.notFound'));
export const noApplication = () => notFound(say('opportunities.failures.applicationUnknown'));
