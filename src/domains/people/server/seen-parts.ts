/** What one person may see of another. Admins see everything, and people see everything of themselves. */
import type { RawBuilder, SqlBool } from 'kysely';
import type { PrivacyPart } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { DEFAULT_PRIVACY, OPEN_TO, type PrivacyRules } from '../privacy.ts';
import { findPerson } from './people.ts';
import { isOpen, listPolicies } from './privacy.repository.ts';

export type SeenParts = Readonly<Record<PrivacyPart, boolean>>;

/** Visible parts for several people in one query. */
export async function readSeenParts(
  db: Db | Tx,
  viewer: Viewer,
  userIds: Iterable<string>,
): Promise<(userId: string) => SeenParts> {
  const seesAll = viewer?.role === 'Admin';
  const others = new Set(seesAll ? [] : userIds);
  if (viewer) others.delete(viewer.userId);
  const policies = new Map((await listPolicies(db, [...others])).map((policy) => [policy.userId, policy]));
  return (userId) => seenPartsOf(viewer, userId, policies.get(userId) ?? null);
}

/** @param policy the person's own; null for the default. */
export function seenPartsOf(viewer: Viewer, userId: string, policy: PrivacyRules | null): SeenParts {
  const isAll = viewer?.role === 'Admin' || viewer?.userId === userId;
  const openTo: readonly string[] = openToViewer(viewer);
  const rules = policy ?? DEFAULT_PRIVACY;
  return {
    email: isAll || openTo.includes(rules.email),
    contactNo: isAll || openTo.includes(rules.contactNo),
    location: isAll || openTo.includes(rules.location),
    impacts: isAll || openTo.includes(rules.impacts),
    councils: isAll || openTo.includes(rules.councils),
    leaderboard: isAll || openTo.includes(rules.leaderboard),
  };
}

export async function seesPart(db: Db | Tx, viewer: Viewer, userId: string, part: PrivacyPart): Promise<boolean> {
  return (await readSeenParts(db, viewer, [userId]))(userId)[part];
}

/** Whether lists may be filtered by this person. Only admins may for deactivated people. */
export async function isPartListed(db: Db | Tx, viewer: Viewer, userId: string, part: PrivacyPart): Promise<boolean> {
  if (viewer?.role === 'Admin') return true;
  const person = await findPerson(db, userId);
  return person?.isActive === true && (await seesPart(db, viewer, userId, part));
}

/**
 * The same as an SQL condition. The query adds what admins and the person themselves may see.
 *
 * @param userId the person's column.
 */
export function isPartOpen(viewer: Viewer, userId: string, part: PrivacyPart): RawBuilder<SqlBool> {
  return isOpen(userId, part, { openTo: openToViewer(viewer), byDefault: DEFAULT_PRIVACY[part] });
}

const openToViewer = (viewer: Viewer) => (viewer === null ? OPEN_TO.visitors : OPEN_TO.members);
