import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { featureImpact } from '#generated/impacts/featureImpact.gen.ts';
import { hideImpact } from '#generated/impacts/hideImpact.gen.ts';
import { reviewImpact } from '#generated/impacts/reviewImpact.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { toast } from '#ui/toast.ts';
import { can, type ImpactLifecycleEvent } from '../../lifecycle.ts';
import { ADMIN_ACTIONS, type AdminAction } from './admin-action-texts.ts';
import { AdminQuestion } from './admin-question.tsx';
import { forgetLists, keepImpact } from './impact-cache.ts';
import { statusOf } from './review-state.ts';

interface AdminActionsProps {
  impact: Impact;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
}

const EVENTS: Record<AdminAction, ImpactLifecycleEvent> = {
  feature: { type: 'impact.featured' },
  unfeature: { type: 'impact.unfeatured' },
  hide: { type: 'impact.hidden' },
  show: { type: 'impact.shown' },
  reopen: { type: 'impact.reopened' },
};

/** An admin's actions besides deciding, each with a confirmation. */
export function AdminActions({ impact, size = 'sm', className }: AdminActionsProps) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<AdminAction | null>(null);
  const act = useMutation({
    mutationFn: ({ action, reason }: { action: AdminAction; reason: string }) => send(impact, action, reason),
    onSuccess: async (changed, { action }) => {
      keepImpact(queryClient, changed);
      setAsked(null);
      toast({ message: ADMIN_ACTIONS[action].done(impact.title), tone: 'success' });
      await forgetLists(queryClient);
    },
  });

  function ask(action: AdminAction) {
    act.reset();
    setAsked(action);
  }

  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      {offered(impact).map((action) => (
        <Button key={action} variant="secondary" size={size} onClick={() => ask(action)}>
          {ADMIN_ACTIONS[action].label}
        </Button>
      ))}
      {asked && (
        <AdminQuestion
          action={asked}
          impact={impact}
          isPending={act.isPending}
          error={act.error}
          onConfirm={(reason) => act.mutate({ action: asked, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** The actions that the lifecycle allows now. */
function offered(impact: Impact): AdminAction[] {
  const status = statusOf(impact);
  const actions: AdminAction[] = [
    impact.isFeatured ? 'unfeature' : 'feature',
    impact.isHidden ? 'show' : 'hide',
    'reopen',
  ];
  return actions.filter((action) => can(status, EVENTS[action]));
}

async function send({ id }: Impact, action: AdminAction, reason: string): Promise<Impact> {
  const { data } = await request(id, action, reason);
  return data.data;
}

function request(id: string, action: AdminAction, reason: string) {
  if (action === 'hide' || action === 'show') return hideImpact({ body: { impactId: id, isHide: action === 'hide' } });
  if (action === 'reopen') return reviewImpact({ path: { id }, body: { isVerified: null, reason } });
  return featureImpact({ body: { impactId: id, isFeatured: action === 'feature' } });
}
