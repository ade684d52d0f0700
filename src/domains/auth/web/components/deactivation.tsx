import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deactivateAccount } from '../../../../../generated/auth/deactivateAccount.gen.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useSession } from '../session-provider.tsx';

/** Asked twice, since it can not be taken back from here. */
export function Deactivation() {
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const deactivate = useMutation({
    mutationFn: async () => await deactivateAccount(),
    onSuccess: () => session.send({ type: 'account.deactivated' }),
  });
  const refused = useRefused(deactivate.error, 'The account was not deactivated. Check your connection and try again.');
  return (
    <>
      <Button variant="danger" className="mt-5" onClick={() => setIsAsking(true)}>
        Deactivate the account
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        role="alertdialog"
        size="sm"
        title="Deactivate your account"
        description="You are logged out everywhere and your profile is hidden. Only an administrator can open the account again."
        actions={
          <>
            <Button
              variant="danger"
              pending={deactivate.isPending}
              pendingLabel="Deactivating"
              onClick={() => deactivate.mutate()}
            >
              Deactivate
            </Button>
            <Button variant="secondary" autoFocus onClick={close}>
              Keep the account
            </Button>
          </>
        }
      >
        {refused.form && (
          <Notice tone="danger" isLive>
            {refused.form}
          </Notice>
        )}
      </Dialog>
    </>
  );
}
