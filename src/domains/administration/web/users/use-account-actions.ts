import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, AccountUpdateInput, Role } from '#generated/types.gen.ts';
import { administerUser } from '#generated/users/administerUser.gen.ts';
import { listAllUsersQueryKey } from '#generated/users/listAllUsers.gen.ts';
import { say } from '#languages/say.ts';
import { isRefusedFor } from '#platform/browser/calls/api-error.ts';
import { changeRow } from '#platform/browser/calls/cached-rows.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { accountNameOf } from '#platform/browser/session/account-name.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { type AccountAction, bodyOf, sayDone, undoOf } from './account-actions.ts';

interface Asked {
  action: AccountAction;
  account: Account;
}

/** The open confirmation dialog and its outcome. The toast of each action has an undo. */
export function useAccountActions() {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);

  async function send(id: string, body: AccountUpdateInput): Promise<Account> {
    const { data } = await administerUser({ path: { id }, body });
    const account = data.data;
    // The row stays in place until the list is reloaded, even if it no longer matches the filters. Everything else is
    // stale: the person's name, role and content may be shown anywhere.
    changeRow<Account>(queryClient, [listAllUsersQueryKey()], id, () => account);
    void queryClient.invalidateQueries({ refetchType: 'none' });
    return account;
  }

  async function undo(before: Account, done: Account, action: AccountAction) {
    try {
      await send(before.id, undoOf(before, done, action));
      toast({
        message: say('administration.useAccountActions.undone', { before: isolate(accountNameOf(before)) }),
        tone: 'success',
      });
    } catch (error) {
      const isChanged = isRefusedFor(error, 'edited_meanwhile', 'last_admin', 'own_account');
      const why = isChanged ? error.message : say('administration.useAccountActions.undoElsewhere');
      toast({
        message: say('administration.useAccountActions.undoFailed', {
          before: isolate(accountNameOf(before)),
          why,
        }),
        tone: 'danger',
      });
      if (isChanged) void makeStale(queryClient, 'people');
    }
  }

  const act = useMutation({
    mutationFn: ({ action, account, role, reason }: Asked & { role: Role; reason: string }) =>
      send(account.id, bodyOf(action, role, reason)),
    onSuccess: (changed, { action, account }) => {
      // Another account's question may have been opened meanwhile.
      setAsked((open) => (open?.account === account ? null : open));
      toast({
        message: sayDone(action, accountNameOf(changed), changed),
        tone: 'success',
        onUndo: () => void undo(account, changed, action),
      });
    },
  });

  return {
    asked,
    isPending: act.isPending,
    error: act.error,
    ask: (action: AccountAction, account: Account) => {
      act.reset();
      setAsked({ action, account });
    },
    confirm: (role: Role, reason: string) => asked && act.mutate({ ...asked, role, reason }),
    close: () => setAsked(null),
  };
}

export type AccountActions = ReturnType<typeof useAccountActions>;
