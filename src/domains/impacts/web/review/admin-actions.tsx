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
import { ADMIN_DEEDS, type AdminDeed } from './admin-deeds.ts';
import { AdminQuestion } from './admin-question.tsx';
import { forgetLists, keepImpact } from './impact-cache.ts';
import { standingOf } from './standing.ts';

interface AdminActionsProps {
  impact: Impact;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
}

const EVENTS: Record<AdminDeed, ImpactLifecycleEvent> = {
  feature: { type: 'impact.featured' },
  unfeature: { type: 'impact.unfeatured' },
  hide: { type: 'impact.hidden' },
  show: { type: 'impact.shown' },
  reopen: { type: 'impact.reopened' },
};

/** An admin's actions besides deciding, each with a confirmation. */
export function AdminActions({ impact, size = 'sm', className }: AdminActionsProps) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<AdminDeed | null>(null);
  const act = useMutation({
    mutationFn: ({ deed, reason }: { deed: AdminDeed; reason: string }) => send(impact, deed, reason),
    onSuccess: async (changed, { deed }) => {
      keepImpact(queryClient, changed);
      setAsked(null);
      toast({ message: ADMIN_DEEDS[deed].done(impact.title), tone: 'success' });
      await forgetLists(queryClient);
    },
  });

  function ask(deed: AdminDeed) {
    act.reset();
    setAsked(deed);
  }

  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      {offered(impact).map((deed) => (
        <Button key={deed} variant="secondary" size={size} onClick={() => ask(deed)}>
          {ADMIN_DEEDS[deed].label}
        </Button>
      ))}
      {asked && (
        <AdminQuestion
          deed={asked}
          impact={impact}
          isPending={act.isPending}
          error={act.error}
          onConfirm={(reason) => act.mutate({ deed: asked, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** The actions that the lifecycle allows now. */
function offered(impact: Impact): AdminDeed[] {
  const standing = standingOf(impact);
  const deeds: AdminDeed[] = [impact.isFeatured ? 'unfeature' : 'feature', impact.isHidden ? 'show' : 'hide', 'reopen'];
  return deeds.filter((deed) => can(standing, EVENTS[deed]));
}

async function send({ id }: Impact, deed: AdminDeed, reason: string): Promise<Impact> {
  const { data } = await request(id, deed, reason);
  return data.data;
}

function request(id: string, deed: AdminDeed, reason: string) {
  if (deed === 'hide' || deed === 'show') return hideImpact({ body: { impactId: id, isHide: deed === 'hide' } });
  if (deed === 'reopen') return reviewImpact({ path: { id }, body: { isVerified: null, reason } });
  return featureImpact({ body: { impactId: id, isFeatured: deed === 'feature' } });
}
