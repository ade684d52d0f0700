/** The credentials of those who took part in an impact: they hold while it is public. */
import { NO_CONTENT } from '#domains/credentials/content.ts';
import { issueCredentials, revokeCredentials } from '#domains/credentials/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { impactPathOf } from '../../model.ts';
import type { ImpactRow } from '../impacts.repository.ts';
import { listGoalLinks } from '../links.repository.ts';

type Told = Pick<ImpactRow, 'id' | 'title' | 'impactYear' | 'measures'>;

/**
 * Call it for a public impact alone.
 *
 * @param issuedAt left out for now.
 */
export async function issueForImpact(tx: Tx, impact: Told, userIds: readonly string[], issuedAt?: Date): Promise<void> {
  const goals = await listGoalLinks(tx, [impact.id]);
  await issueCredentials(
    tx,
    {
      kind: 'impact',
      year: impact.impactYear,
      ...(issuedAt && { issuedAt }),
      content: {
        ...NO_CONTENT,
        title: impact.title,
        goals: goals.map(({ sdg }) => sdg),
        measures: impact.measures,
        link: impactPathOf(impact),
      },
    },
    userIds.map((userId) => ({ userId, subjectId: impact.id })),
  );
}

/** Everyone's. */
export const revokeForImpact = (tx: Tx, impactId: string, reason: 'reopened' | 'hidden'): Promise<void> =>
  revokeCredentials(tx, { kind: 'impact', subjectId: impactId }, reason);

/** Of someone who is no longer among those who took part. */
export const revokeForMember = (tx: Tx, impactId: string, userId: string): Promise<void> =>
  revokeCredentials(tx, { kind: 'impact', subjectId: impactId, userId }, 'removed');
