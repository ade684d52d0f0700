import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useWaitingItems, type WaitingItem, withdraw as withdrawItem } from '#platform/browser/outbox/outbox.ts';
import { WaitingBadge, waitingStateOf } from '#platform/browser/outbox/waiting-badge.tsx';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Ago } from '#ui/lists/ago.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import type { ImpactDraft } from '../../flows/impact-draft.ts';
import { FORM_FIELD_OF, stepOf } from '../../flows/impact-steps.ts';
import { takeUpImpact, waitingImpacts } from './waiting-impacts.ts';

const WITHDRAWING: ActionTexts = {
  label: say('impacts.outbox.withdraw'),
  question: say('impacts.outbox.withdrawQuestion'),
  description: say('impacts.outbox.withdrawConsequence'),
  confirm: say('impacts.outbox.withdrawConfirm'),
  pending: say('impacts.outbox.withdrawing'),
  isDestructive: true,
};

/** The impacts that were submitted without a connection and aren't sent yet. */
export function OutboxList({ className }: { className?: string }) {
  const { id: userId } = useKnownViewer();
  const items = useWaitingItems(waitingImpacts, userId);
  if (items.length === 0) return null;
  return (
    <section aria-label={say('impacts.outbox.heading')} className={className}>
      <ul className="space-y-4">
        {items.map((item) => (
          <OutboxRow key={item.key} item={item} userId={userId} />
        ))}
      </ul>
    </section>
  );
}

function OutboxRow({ item, userId }: { item: WaitingItem<ImpactDraft>; userId: string }) {
  const shown = useSelector(item.actor, waitingStateOf);
  const refusal = useSelector(item.actor, ({ context }) => context.refusal);
  const navigate = useNavigate();
  const [withdrawal, setWithdrawal] = useState<'none' | 'asked' | 'running' | 'failed'>('none');
  const title = item.value.title.trim() || say('impacts.waitingDraft.untitledImpact');
  async function edit() {
    const id = await takeUpImpact(userId, item).catch(() => null);
    if (id === null) return void toast({ message: say('impacts.outbox.notNow'), tone: 'warning' });
    const fault = refusal?.fields[0]?.name;
    const step = (fault && stepOf(FORM_FIELD_OF[fault] ?? fault)) || 'review';
    void navigate(`/dashboard/impacts/new/${id}?step=${step}`, { state: refusal && { refusal } });
  }

  function withdraw() {
    setWithdrawal('running');
    withdrawItem(item).then(
      (isDone) => setWithdrawal(isDone ? 'none' : 'failed'),
      () => setWithdrawal('failed'),
    );
  }

  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-3 border-s-4 bg-sunken p-4',
        shown === 'refused' ? 'border-danger' : 'border-accent',
      )}
    >
      <div className="min-w-0 flex-1 basis-60">
        <p role="status">
          <WaitingBadge state={shown} refused={say('impacts.outbox.refused')} />
        </p>
        <h2 dir="auto" className="mt-1.5 text-xl">
          {title}
        </h2>
        <p className="mt-0.5 text-sm text-muted">
          {say('impacts.outbox.submitted')} <Ago value={item.at} />
        </p>
        {shown === 'waiting' && <p className="mt-2 max-w-prose">{say('impacts.outbox.keptHint')}</p>}
        {refusal && <p className="mt-2 max-w-prose text-danger-ink">{sayErrors(refusal)}</p>}
      </div>
      {shown !== 'sending' && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => void edit()}
            aria-label={say('impacts.myImpactRow.editNamed', { title: isolate(title) })}
          >
            {say('impacts.myImpactRow.edit')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => setWithdrawal('asked')}
            aria-label={say('impacts.outbox.withdrawNamed', { title: isolate(title) })}
          >
            {WITHDRAWING.label}
          </Button>
        </div>
      )}
      {withdrawal !== 'none' && (
        <ConfirmDialog
          words={WITHDRAWING}
          OfflineDialog={Dialog}
          worksOffline
          subject={title}
          isPending={withdrawal === 'running'}
          failure={withdrawal === 'failed' ? say('impacts.outbox.notNow') : null}
          onConfirm={withdraw}
          onClose={() => setWithdrawal('none')}
        />
      )}
    </li>
  );
}
