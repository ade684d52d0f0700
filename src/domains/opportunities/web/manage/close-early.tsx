import { useQueryClient } from '@tanstack/react-query';
import { closeOpportunity } from '#generated/opportunities/closeOpportunity.gen.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { ActionButton } from '#platform/browser/people/action-button.tsx';
import type { ActionTexts } from '#ui/dialogs/confirm-dialog.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { can } from '../../lifecycle.ts';
import { cacheOpportunity } from '../cached-opportunities.ts';
import { statusOf } from './lifecycle-status.ts';

const CLOSE: ActionTexts = {
  label: say('opportunities.closing.close'),
  question: say('opportunities.closing.closeQuestion'),
  description: say('opportunities.closing.closeDescription'),
  confirm: say('opportunities.closing.close'),
  pending: say('opportunities.closing.closePending'),
  isDestructive: false,
};

const REOPEN: ActionTexts = {
  label: say('opportunities.closing.reopen'),
  question: say('opportunities.closing.reopenQuestion'),
  description: say('opportunities.closing.reopenDescription'),
  confirm: say('opportunities.closing.reopen'),
  pending: say('opportunities.closing.reopenPending'),
  isDestructive: false,
};

/** For its partner and admins: closes it to new applications before its deadline, or reopens it. */
export function CloseEarly({ opportunity }: { opportunity: Opportunity }) {
  const queryClient = useQueryClient();
  const { id, isClosedEarly } = opportunity;
  const title = isolate(opportunity.title);
  if (!can(statusOf(opportunity), { type: isClosedEarly ? 'opportunity.reopened' : 'opportunity.closedEarly' })) {
    return null;
  }
  return (
    <ActionButton
      words={isClosedEarly ? REOPEN : CLOSE}
      subject={opportunity.title}
      size="sm"
      act={async () => (await closeOpportunity({ path: { id }, body: { isClosed: !isClosedEarly } })).data.data}
      done={
        isClosedEarly
          ? say('opportunities.closing.reopened', { title })
          : say('opportunities.closing.closed', { title })
      }
      onDone={(changed) => cacheOpportunity(queryClient, changed)}
    />
  );
}
