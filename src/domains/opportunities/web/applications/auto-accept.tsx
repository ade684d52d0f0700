import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { autoAcceptApplications } from '../../../../../generated/opportunities/autoAcceptApplications.gen.ts';
import type { Opportunity } from '../../../../../generated/types.gen.ts';
import { sayErrors } from '../../../../platform/browser/form-errors.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';
import { DeedQuestion, type DeedWords } from '../../../../ui/deed-question.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { toast } from '../../../../ui/toast.ts';
import { sayPoints } from '../reach.ts';
import { forgetApplications } from './application-cache.ts';

const AutoAcceptDialog = lazy(async () => ({ default: (await import('./auto-accept-dialog.tsx')).AutoAcceptDialog }));

const TURN_OFF: DeedWords = {
  label: 'Turn it off',
  question: 'Stop accepting by points',
  brings: 'From now on each request waits for you. Whoever was accepted stays accepted.',
  confirm: 'Turn it off',
  pending: 'Turning it off',
  isDestructive: false,
};

/** The rule that accepts by points: whether it is on, from how many points, and the way to change it. */
export function AutoAccept({ opportunity }: { opportunity: Opportunity }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'on' | 'off' | null>(null);
  const { id, title, autoAccept, state } = opportunity;
  const isOn = autoAccept?.isApproved === true;
  const set = useMutation({
    mutationFn: async (points: number | null) =>
      (
        await autoAcceptApplications({
          path: { id },
          body: points === null ? { isApproved: false } : { isApproved: true, min_pointsreq: points },
        })
      ).data.data,
    onSuccess: ({ rule, acceptedCount }) => {
      forgetApplications(queryClient, id);
      setAsked(null);
      toast({ message: sayDone(rule.min_pointsreq, acceptedCount), tone: 'success' });
    },
  });
  const refused = useRefused(set.error, 'Nothing was changed. Check your connection and try again.');
  const failure = sayErrors(refused);

  function ask(what: 'on' | 'off') {
    set.reset();
    setAsked(what);
  }

  return (
    <div className="min-w-0">
      <Switch
        name="auto-accept"
        label="Accept by points"
        hint={sayRule(opportunity)}
        checked={isOn}
        disabled={state !== 'approved'}
        onChange={() => ask(isOn ? 'off' : 'on')}
      />
      {isOn && state === 'approved' && (
        <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={() => ask('on')}>
          Change the points
        </Button>
      )}
      {asked === 'off' && (
        <DeedQuestion
          words={TURN_OFF}
          subject={title}
          isPending={set.isPending}
          failure={failure}
          onConfirm={() => set.mutate(null)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'on' && (
        <Suspense>
          <AutoAcceptDialog
            opportunity={opportunity}
            isPending={set.isPending}
            failure={failure}
            onConfirm={(points) => set.mutate(points)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function sayRule({ autoAccept, state }: Opportunity): string {
  if (state === 'closed') return 'The deadline is past: nothing is accepted any more.';
  if (state !== 'approved') return 'It can be turned on once the opportunity is public.';
  if (!autoAccept?.isApproved || autoAccept.min_pointsreq === null) return 'Off: each request waits for you.';
  return `On: from ${sayPoints(autoAccept.min_pointsreq)}, best first, as long as places are left.`;
}

function sayDone(points: number | null, accepted: number): string {
  if (points === null) return 'Each request waits for you again';
  const from = `Requests from ${sayPoints(points)} are accepted by themselves`;
  return accepted === 0 ? from : `${from}: ${accepted} accepted now`;
}
