import { useQueryClient } from '@tanstack/react-query';
import { impactHideInputBounds } from '#generated/bounds/ImpactHideInput.gen.ts';
import { impactReviewInputBounds } from '#generated/bounds/ImpactReviewInput.gen.ts';
import { featureImpact } from '#generated/impacts/featureImpact.gen.ts';
import { hideImpact } from '#generated/impacts/hideImpact.gen.ts';
import { reviewImpact } from '#generated/impacts/reviewImpact.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { ActionButton } from '#platform/browser/people/action-button.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { can } from '../../lifecycle.ts';
import { ADMIN_ACTIONS, type AdminAction } from './admin-action-texts.ts';
import { cacheImpact } from './impact-cache.ts';
import { statusOf } from './review-state.ts';

/** An admin's actions besides deciding, each with a confirmation. */
export function AdminActions({ impact, className }: { impact: Impact; className?: string | undefined }) {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const isInvolved = impact.isOwn || impact.members.some(({ user }) => user.id === viewer?.id);
  const isForOthers = (action: AdminAction) => isInvolved && (action === 'hide' || action === 'show');
  return (
    <div className={classNames('flex flex-wrap items-center gap-3', className)}>
      {isInvolved && <p className="w-full text-sm text-muted">{say('impacts.adminActions.tookPart')}</p>}
      {offered(impact)
        .filter((action) => !isForOthers(action))
        .map((action) => (
          <ActionButton
            key={action}
            words={ADMIN_ACTIONS[action]}
            subject={impact.title}
            size="sm"
            reason={REASONS[action]}
            act={async (reason) => (await send(impact.id, action, reason)).data.data}
            done={ADMIN_ACTIONS[action].done(impact.title)}
            onDone={(changed) => {
              cacheImpact(queryClient, changed);
              return makeStale(queryClient, 'impacts');
            }}
          />
        ))}
    </div>
  );
}

const REASONS: Partial<Record<AdminAction, { hint: string; most: number }>> = {
  reopen: {
    hint: say('impacts.adminActions.reopenHint'),
    most: impactReviewInputBounds.reason.maxLength,
  },
  hide: { hint: say('platform.actionButton.reasonHint'), most: impactHideInputBounds.reason.maxLength },
};

/** The actions that the lifecycle allows now. */
function offered(impact: Impact): AdminAction[] {
  const status = statusOf(impact);
  const actions: AdminAction[] = [
    impact.isFeatured ? 'unfeature' : 'feature',
    impact.isHidden ? 'show' : 'hide',
    'reopen',
  ];
  return actions.filter((action) => can(status, ADMIN_ACTIONS[action].event));
}

function send(id: string, action: AdminAction, reason: string) {
  if (action === 'hide') return hideImpact({ body: { impactId: id, isHide: true, reason } });
  if (action === 'show') return hideImpact({ body: { impactId: id, isHide: false } });
  if (action === 'reopen') return reviewImpact({ path: { id }, body: { isVerified: null, reason } });
  return featureImpact({ body: { impactId: id, isFeatured: action === 'feature' } });
}
