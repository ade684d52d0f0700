import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getNotificationChoicesQueryKey } from '#generated/notifications/getNotificationChoices.gen.ts';
import { updateNotificationChoices } from '#generated/notifications/updateNotificationChoices.gen.ts';
import type { NotificationChoiceInput, NotificationChoicesEnvelope, NotificationKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { optimisticMutation } from '#platform/browser/calls/optimistic-mutation.ts';
import { makeStaleOnceLeft } from '#platform/browser/calls/stale.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { CHANNELS } from './channels.ts';

const queryKey = getNotificationChoicesQueryKey();

interface Chosen {
  kinds: readonly NotificationKind[];
  choice: Omit<NotificationChoiceInput, 'kind'>;
}

export function useSaveChoices() {
  const queryClient = useQueryClient();
  const choosing = useMutation(
    optimisticMutation<Chosen, NotificationChoicesEnvelope | undefined>(queryClient, {
      // The same id for all choices, since each response contains all of them.
      id: 'notification choices',
      find: () => queryClient.getQueryData(queryKey),
      show: (choices) => queryClient.setQueryData(queryKey, choices),
      predict: withChosen,
      cancelReads: () => queryClient.cancelQueries({ queryKey }),
      send: async ({ kinds, choice }) =>
        (await updateNotificationChoices({ body: { choices: kinds.map((kind) => ({ kind, ...choice })) } })).data,
      onFailed: (error) => {
        toastFailed(say('notifications.useSaveChoices.failed'), error);
        // Not refetched immediately, since the response would overwrite what was chosen in the meantime.
        void makeStaleOnceLeft(queryClient, 'notificationChoices');
      },
    }),
  );
  return {
    isSaved: choosing.isSuccess,
    choose: (kinds: readonly NotificationKind[], value: string) => {
      const way = CHANNELS.find((one) => one.value === value)?.value;
      if (way !== undefined) choosing.mutate({ kinds, choice: { way } });
    },
    choosePush: (kind: NotificationKind, isPushed: boolean) => choosing.mutate({ kinds: [kind], choice: { isPushed } }),
  };
}

function withChosen(known: NotificationChoicesEnvelope | undefined, { kinds, choice }: Chosen) {
  if (!known) return known;
  const choices = known.data.choices.map((one) =>
    kinds.includes(one.kind) ? { ...one, ...choice, isByDefault: one.isByDefault && choice.way === undefined } : one,
  );
  return { ...known, data: { choices } };
}
