import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { featureOpportunity } from '#generated/opportunities/featureOpportunity.gen.ts';
import { hideOpportunity } from '#generated/opportunities/hideOpportunity.gen.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { sayErrors } from '#platform/browser/form-errors.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import { can, type OpportunityStatus } from '../../lifecycle.ts';
import { ADMIN_ACTIONS, type AdminAction } from './admin-action-texts.ts';
import { keepOpportunity } from './opportunity-cache.ts';

interface OpportunityAdminActionsProps {
  opportunity: Opportunity;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
}

/** Admin actions beyond approving and declining, each with a confirmation. */
export function OpportunityAdminActions({ opportunity, size = 'sm', className }: OpportunityAdminActionsProps) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<AdminAction | null>(null);
  const act = useMutation({
    mutationFn: async (action: AdminAction) => (await send(opportunity.id, action)).data.data,
    onSuccess: (changed, action) => {
      keepOpportunity(queryClient, changed);
      setAsked(null);
      toast({ message: ADMIN_ACTIONS[action].done(opportunity.title), tone: 'success' });
    },
  });
  const refused = useRefused(act.error, 'We couldn’t save that. Check your connection and try again.');

  function ask(action: AdminAction) {
    act.reset();
    setAsked(action);
  }

  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      {offered(opportunity).map((action) => (
        <Button key={action} variant="secondary" size={size} onClick={() => ask(action)}>
          {ADMIN_ACTIONS[action].label}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          words={ADMIN_ACTIONS[asked]}
          subject={opportunity.title}
          isPending={act.isPending}
          failure={sayErrors(refused)}
          onConfirm={() => act.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** Actions the lifecycle allows, without no-ops. */
function offered(opportunity: Opportunity): AdminAction[] {
  const { isFeatured, isHidden } = opportunity;
  const actions: AdminAction[] = [isFeatured ? 'unfeature' : 'feature', isHidden ? 'show' : 'hide'];
  return actions.filter((action) => can(statusOf(opportunity), ADMIN_ACTIONS[action].event));
}

const statusOf = (opportunity: Opportunity): OpportunityStatus => ({
  isVerified: opportunity.isVerified,
  isPastDeadline: Date.parse(opportunity.closesAt) <= Date.now(),
  acceptedCount: opportunity.acceptedCount ?? 0,
  isHidden: opportunity.isHidden,
  isFeatured: opportunity.isFeatured,
});

function send(opportunityId: string, action: AdminAction) {
  if (action === 'hide' || action === 'show')
    return hideOpportunity({ body: { opportunityId, isHide: action === 'hide' } });
  return featureOpportunity({ body: { opportunityId, isFeatured: action === 'feature' } });
}
