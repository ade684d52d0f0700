import { NO_CONTENT } from '#domains/credentials/content.ts';
import { issueCredentials } from '#domains/credentials/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { opportunityPathOf } from '../../model.ts';
import { listGoalLinks } from '../links.repository.ts';
import type { OpportunityRow } from '../opportunities.repository.ts';

/** Each of those who were accepted gets a credential for it. An acceptance is final, and so is that. */
export async function issueForAccepted(
  tx: Tx,
  opportunity: Pick<OpportunityRow, 'id' | 'title'>,
  accepted: readonly { id: string; applicantId: string }[],
): Promise<void> {
  if (accepted.length === 0) return;
  const goals = await listGoalLinks(tx, [opportunity.id]);
  const content = {
    ...NO_CONTENT,
    title: opportunity.title,
    goals: goals.map(({ sdg }) => sdg),
    link: opportunityPathOf(opportunity),
  };
  const recipients = accepted.map(({ id, applicantId }) => ({ userId: applicantId, subjectId: id }));
  await issueCredentials(tx, { kind: 'scholarship', year: null, content }, recipients);
}
