import { useQueryClient } from '@tanstack/react-query';
import { opportunityHideInputBounds } from '#generated/bounds/OpportunityHideInput.gen.ts';
import { featureOpportunity } from '#generated/opportunities/featureOpportunity.gen.ts';
import { hideOpportunity } from '#generated/opportunities/hideOpportunity.gen.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { ActionButton } from '#platform/browser/people/action-button.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { can } from '../../lifecycle.ts';
import { cacheOpportunity } from '../cached-opportunities.ts';
import { ADMIN_ACTIONS, type AdminAction } from './admin-action-texts.ts';
import { statusOf } from './lifecycle-status.ts';

interface OpportunityAdminActionsProps {
  opportunity: Opportunity;
  className?: string | undefined;
}

/** Admin actions beyond approving and declining, each with a confirmation. */
export function OpportunityAdminActions({ opportunity, className }: OpportunityAdminActionsProps) {
  const queryClient = useQueryClient();
  const isOwn = useViewer()?.id === opportunity.owner.id;
  const isForOthers = (action: AdminAction) => isOwn && (action === 'hide' || action === 'show');
  return (
    <div className={classNames('flex flex-wrap items-center gap-3', className)}>
      {isOwn && <p className="w-full text-sm text-muted">{say('opportunities.adminActions.own')}</p>}
      {offered(opportunity)
        .filter((action) => !isForOthers(action))
        .map((action) => (
          <ActionButton
            key={action}
            words={ADMIN_ACTIONS[action]}
            subject={opportunity.title}
            size="sm"
            reason={action === 'hide' ? HIDING : undefined}
            act={async (reason) => (await send(opportunity.id, action, reason)).data.data}
            done={ADMIN_ACTIONS[action].done(opportunity.title)}
            onDone={(changed) => cacheOpportunity(queryClient, changed)}
          />
        ))}
    </div>
  );
}

const HIDING = {
  hint: say('platform.actionButton.reasonHint'),
  most: opportunityHideInputBounds.reason.maxLength,
};

/** Actions the lifecycle allows, without no-ops. */
function offered(opportunity: Opportunity): AdminAction[] {
  const { isFeatured, isHidden } = opportunity;
  const actions: AdminAction[] = [isFeatured ? 'unfeature' : 'feature', isHidden ? 'show' : 'hide'];
  return actions.filter((action) => can(statusOf(opportunity), ADMIN_ACTIONS[action].event));
}

function send(opportunityId: string, action: AdminAction, reason: string) {
  if (action === 'hide') return hideOpportunity({ body: { opportunityId, isHide: true, reason } });
  if (action === 'show') return hideOpportunity({ body: { opportunityId, isHide: false } });
  return featureOpportunity({ body: { opportunityId, isFeatured: action === 'feature' } });
}
