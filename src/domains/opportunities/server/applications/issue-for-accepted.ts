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
    title: opportunity.title,
    description: null,
    goals: goals.map(({ sdg }) => sdg),
    measures: null,
    link: opportunityPathOf(opportunity),
    points: null,
    impacts: [],
  };
  for (const { id, applicantId } of accepted) {
    await issueCredentials(tx, { kind: 'scholarship', subjectId: id, year: null, content }, [applicantId]);
  }
}
