import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getFactorsOptions } from '#generated/auth/getFactors.gen.ts';
import type { Passkey } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { canUsePasskeys, isPasskeyHost } from './can-use-passkeys.ts';
import { PasskeyCodesDialog } from './passkey-codes-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

interface Open {
  dialog: 'rename' | 'remove';
  passkey: Passkey;
}

/** The passkeys of the account, and how to add one. */
export function PasskeysSection() {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const read = useQuery({ ...getFactorsOptions(), staleTime: 0 });
  const passkeys = read.data?.data.passkeys;
  const look = () => makeStale(queryClient, 'factors', 'notifications');
  const close = () => setOpen(null);
  function finish(message: string) {
    toast({ message, tone: 'success' });
    close();
    void look();
  }
  return (
    <TitledSection
      id="passkeys"
      title={say('auth.passkeysSection.title')}
      className="mt-12 max-w-2xl border-t border-line pt-8"
    >
      <p className="mt-3 max-w-prose text-muted">{say('auth.passkeysSection.intro')}</p>
      {passkeys ? (
        passkeys.length > 0 && (
          <ul aria-label={say('auth.passkeysSection.list')} className="mt-5 divide-y divide-line border-y border-line">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setOpen({ dialog: 'rename', passkey })}
                onRemove={() => setOpen({ dialog: 'remove', passkey })}
              />
            ))}
          </ul>
        )
      ) : read.isError ? (
        <FailedRead of={read} className="mt-5" what={say('auth.passkeysSection.failed')} />
      ) : (
        <LoadingState label={say('auth.passkeysSection.loading')} className="mt-5">
          <Skeleton className="h-11 w-48" />
        </LoadingState>
      )}
      {passkeys && <Adding onAdded={() => void look()} />}
      {open?.dialog === 'rename' && (
        <RenamePasskeyDialog
          passkey={open.passkey}
          onRenamed={() => finish(say('auth.renamePasskey.done'))}
          onClose={close}
        />
      )}
      {open?.dialog === 'remove' && (
        <RemovePasskeyDialog
          passkey={open.passkey}
          onRemoved={() => finish(say('auth.removePasskey.done'))}
          onClose={close}
        />
      )}
    </TitledSection>
  );
}

function Adding({ onAdded }: { onAdded: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { add, isPending, failure } = useAddPasskey(({ recoveryCodes }) => {
    setCodes(recoveryCodes);
    toast({ message: say('auth.passkeysSection.added'), tone: 'success' });
    onAdded();
  });
  if (!canUsePasskeys()) {
    return (
      <p className="mt-5 max-w-prose text-muted">
        {isPasskeyHost() ? say('auth.passkeysSection.cannot') : say('auth.passkeysSection.notHere')}
      </p>
    );
  }
  return (
    <>
      <Button className="mt-5" pending={isPending} pendingLabel={say('auth.passkeysSection.adding')} onClick={add}>
        {say('auth.passkeysSection.add')}
      </Button>
      {failure && (
        <Notice tone="danger" isLive className="mt-5">
          {failure}
        </Notice>
      )}
      {codes && <PasskeyCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
