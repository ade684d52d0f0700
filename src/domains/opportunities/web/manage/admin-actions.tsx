import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { featureOpportunity } from '#generated/opportunities/featureOpportunity.gen.ts';
import { hideOpportunity } from '#generated/opportunities/hideOpportunity.gen.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { sayErrors } from '#platform/browser/form-errors.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DeedQuestion } from '#ui/deed-question.tsx';
import { toast } from '#ui/toast.ts';
import { can, type OpportunityStanding } from '../../lifecycle.ts';
import { ADMIN_DEEDS, type AdminDeed } from './admin-deeds.ts';
import { keepOpportunity } from './opportunity-cache.ts';

interface AdminActionsProps {
  opportunity: Opportunity;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
}

/** Admin actions beyond approving and declining, each with a confirmation. */
export function AdminActions({ opportunity, size = 'sm', className }: AdminActionsProps) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<AdminDeed | null>(null);
  const act = useMutation({
    mutationFn: async (deed: AdminDeed) => (await send(opportunity.id, deed)).data.data,
    onSuccess: (changed, deed) => {
      keepOpportunity(queryClient, changed);
      setAsked(null);
      toast({ message: ADMIN_DEEDS[deed].done(opportunity.title), tone: 'success' });
    },
  });
  const refused = useRefused(act.error, 'We couldn’t save that. Check your connection and try again.');

  function ask(deed: AdminDeed) {
    act.reset();
    setAsked(deed);
  }

  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      {offered(opportunity).map((deed) => (
        <Button key={deed} variant="secondary" size={size} onClick={() => ask(deed)}>
          {ADMIN_DEEDS[deed].label}
        </Button>
      ))}
      {asked && (
        <DeedQuestion
          words={ADMIN_DEEDS[asked]}
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
function offered(opportunity: Opportunity): AdminDeed[] {
  const { isFeatured, isHidden } = opportunity;
  const deeds: AdminDeed[] = [isFeatured ? 'unfeature' : 'feature', isHidden ? 'show' : 'hide'];
  return deeds.filter((deed) => can(standingOf(opportunity), ADMIN_DEEDS[deed].event));
}

const standingOf = (opportunity: Opportunity): OpportunityStanding => ({
  isVerified: opportunity.isVerified,
  isPastDeadline: Date.parse(opportunity.closesAt) <= Date.now(),
  acceptedCount: opportunity.acceptedCount ?? 0,
  isHidden: opportunity.isHidden,
  isFeatured: opportunity.isFeatured,
});

function send(opportunityId: string, deed: AdminDeed) {
  if (deed === 'hide' || deed === 'show') return hideOpportunity({ body: { opportunityId, isHide: deed === 'hide' } });
  return featureOpportunity({ body: { opportunityId, isFeatured: deed === 'feature' } });
}
