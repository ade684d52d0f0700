import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import type { Impact } from '../../../../../generated/types.gen.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { MOST_IN_A_REASON, reasonFault } from '../../../../ui/queue/reason.ts';
import { TextArea } from '../../../../ui/text-area.tsx';
import { ADMIN_DEEDS, type AdminDeed } from './admin-deeds.ts';

const Dialog = lazy(async () => ({ default: (await import('../../../../ui/dialog.tsx')).Dialog }));

interface AdminQuestionProps {
  deed: AdminDeed;
  impact: Impact;
  isPending: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export function AdminQuestion({ deed, impact, isPending, error, onConfirm, onClose }: AdminQuestionProps) {
  const words = ADMIN_DEEDS[deed];
  const formId = useId();
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const refused = useRefused(error, 'Nothing was changed. Check your connection and try again.');

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = words.needsReason ? reasonFault(reason) : undefined;
    setFault(found);
    if (found) document.getElementById('admin-reason')?.focus();
    else onConfirm(reason.trim());
  }

  return (
    <Suspense>
      <Dialog
        isOpen
        onClose={onClose}
        role={words.isDestructive ? 'alertdialog' : 'dialog'}
        title={words.question}
        description={words.brings}
        actions={
          <>
            <Button
              type="submit"
              form={formId}
              variant={words.isDestructive ? 'danger' : 'primary'}
              pending={isPending}
              pendingLabel={words.pending}
            >
              {words.confirm}
            </Button>
            <Button variant="secondary" autoFocus={!words.needsReason} onClick={onClose}>
              Leave it as it is
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={submit} noValidate className="space-y-5">
          <p className="border-l-4 border-line pl-4 font-semibold">{impact.title}</p>
          {words.needsReason && (
            <TextArea
              name="admin-reason"
              label="Reason"
              hint="The owner and the reviewers read it."
              error={fault}
              value={reason}
              maxLength={MOST_IN_A_REASON}
              autoFocus
              onChange={(event) => setReason(event.target.value)}
            />
          )}
          {refusedText(refused) && (
            <Notice tone="danger" isLive>
              {refusedText(refused)}
            </Notice>
          )}
        </form>
      </Dialog>
    </Suspense>
  );
}

const refusedText = ({ form, fields }: ReturnType<typeof useRefused>) =>
  [form, ...fields.flatMap(({ errors }) => errors)].filter(Boolean).join(' ');
