import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shareCredentialMutation } from '#generated/credentials/shareCredential.gen.ts';
import type { MemberCredential } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { Switch } from '#ui/buttons/switch.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { readCredentialsAgain } from './read-again.ts';

interface ShareSwitchProps {
  credential: MemberCredential;
  hint?: ReactNode;
  className?: string | undefined;
}

/** Takes effect at once, and pressing it again undoes it. */
export function ShareSwitch({ credential: { id, title, isShared }, hint, className }: ShareSwitchProps) {
  const queries = useQueryClient();
  const sharing = useMutation({
    ...shareCredentialMutation(),
    onSuccess: () => readCredentialsAgain(queries),
    onError: (error) => toastFailed(say('credentials.share.failed'), error),
  });
  return (
    <Switch
      name={`shared-${id}`}
      label={
        <>
          {say('credentials.share.label')} <span className="sr-only">{isolate(title)}</span>
        </>
      }
      hint={hint}
      className={className}
      checked={sharing.isPending ? sharing.variables.body.isShared : isShared}
      onChange={({ target: { checked } }) =>
        sharing.isPending || sharing.mutate({ path: { id }, body: { isShared: checked } })
      }
    />
  );
}
