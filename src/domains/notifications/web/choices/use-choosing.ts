import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getNotificationChoicesQueryKey } from '#generated/notifications/getNotificationChoices.gen.ts';
import { updateNotificationChoicesMutation } from '#generated/notifications/updateNotificationChoices.gen.ts';
import type { NotificationChoicesEnvelope, NotificationKind, NotificationWay } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { toast } from '#ui/toast.ts';
import { WAYS } from './ways.ts';

const queryKey = getNotificationChoicesQueryKey();

/** Optimistic update, rolled back on failure. */
export function useChoosing() {
  const queryClient = useQueryClient();
  const show = (kinds: readonly NotificationKind[], way: NotificationWay) =>
    queryClient.setQueryData<NotificationChoicesEnvelope>(queryKey, (before) => {
      if (!before) return before;
      const choices = before.data.choices.map((one) =>
        kinds.includes(one.kind) ? { ...one, way, isByDefault: false } : one,
      );
      return { ...before, data: { choices } };
    });
  const choosing = useMutation({
    ...updateNotificationChoicesMutation(),
    onSuccess: (kept) => queryClient.setQueryData(queryKey, kept),
    onError: () => {
      toast({
        message: say('notifications.useChoosing.weCouldntSaveYourNotification'),
        detail: say('notifications.useChoosing.checkYourConnectionAndTry'),
        tone: 'danger',
      });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    isKept: choosing.isSuccess,
    choose: (kinds: readonly NotificationKind[], value: string) => {
      const way = WAYS.find((one) => one.value === value)?.value;
      if (way === undefined) return;
      show(kinds, way);
      choosing.mutate({ body: { choices: kinds.map((kind) => ({ kind, way })) } });
    },
  };
}
