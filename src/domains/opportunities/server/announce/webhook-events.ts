/** Events about opportunities and applications for webhooks, written in the transaction of the change. */
import { readCards } from '#domains/people/server/public.ts';
import { emit } from '#domains/webhooks/server/public.ts';
import type { ApplicationState } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { opportunityPathOf } from '../../model.ts';
import type { OpportunityRow } from '../opportunities.repository.ts';

type ToldOpportunity = Pick<OpportunityRow, 'id' | 'title' | 'ownerId'>;

const dataOf = (opportunity: ToldOpportunity) => ({
  id: opportunity.id,
  title: opportunity.title,
  link: opportunityPathOf(opportunity),
});

export const emitOpportunityEvent = (
  tx: Tx,
  type: 'opportunity.sent' | 'opportunity.approved' | 'opportunity.declined',
  opportunity: ToldOpportunity,
): Promise<void> =>
  emit(tx, {
    type,
    partnerId: opportunity.ownerId,
    list: async () => [{ subjectId: opportunity.id, data: dataOf(opportunity) }],
  });

interface ToldApplication {
  id: string;
  applicantId: string;
}

/** @param state what the applications have become. */
export const emitApplicationEvents = (
  tx: Tx,
  type: 'application.made' | 'application.decided' | 'application.withdrawn',
  opportunity: ToldOpportunity,
  { state, applications }: { state: ApplicationState; applications: readonly ToldApplication[] },
): Promise<void> =>
  emit(tx, {
    type,
    partnerId: opportunity.ownerId,
    list: async () => {
      const cards = await readCards(
        tx,
        applications.map(({ applicantId }) => applicantId),
      );
      return applications.map(({ id, applicantId }) => {
        const applicant = { id: applicantId, name: cards(applicantId).name };
        return { subjectId: id, data: { id, state, opportunity: dataOf(opportunity), applicant } };
      });
    },
  });
