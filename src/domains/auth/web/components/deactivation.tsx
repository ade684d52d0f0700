import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { deactivateAccount } from '../../../../../generated/auth/deactivateAccount.gen.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useSession } from '../session-provider.tsx';

const Dialog = lazy(async () => ({ default: (await import('../../../../ui/dialog.tsx')).Dialog }));

/** Asked twice, since it can not be taken back from here. */
export function Deactivation() {
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
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
      {isAsking && (
        <Suspense>
          <Dialog
            isOpen
            onClose={() => setIsAsking(false)}
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
                <Button variant="secondary" autoFocus onClick={() => setIsAsking(false)}>
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
        </Suspense>
      )}
    </>
  );
}
