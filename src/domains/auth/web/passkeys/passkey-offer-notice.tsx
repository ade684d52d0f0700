import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getFactorsOptions } from '#generated/auth/getFactors.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { PasskeyCodesDialog } from './passkey-codes-dialog.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

interface PasskeyOfferNoticeProps {
  className?: string | undefined;
  onClose: () => void;
}

/** Nothing on devices that can't verify their owner, and for accounts that have a passkey. */
export function PasskeyOfferNotice({ className, onClose }: PasskeyOfferNoticeProps) {
  const queryClient = useQueryClient();
  const [canVerify, setCanVerify] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const passkeys = useQuery({ ...getFactorsOptions(), enabled: canVerify }).data?.data.passkeys;
  const { add, isPending, failure } = useAddPasskey(({ recoveryCodes }) => {
    toast({ message: say('auth.passkeysSection.added'), tone: 'success' });
    if (recoveryCodes) setCodes(recoveryCodes);
    else finish();
  });
  useEffect(() => {
    void PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(setCanVerify);
  }, []);
  function finish() {
    onClose();
    void makeStale(queryClient, 'factors', 'notifications');
  }
  if (passkeys?.length !== 0) return null;
  return (
    <Notice title={say('auth.passkeyOffer.title')} className={className}>
      <p>{say('auth.passkeyOffer.text')}</p>
      {failure && (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {failure}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" pending={isPending} pendingLabel={say('auth.passkeysSection.adding')} onClick={add}>
          {say('auth.passkeysSection.add')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {say('auth.passkeyOffer.notNow')}
        </Button>
      </div>
      {codes && <PasskeyCodesDialog codes={codes} onClose={finish} />}
    </Notice>
  );
}
