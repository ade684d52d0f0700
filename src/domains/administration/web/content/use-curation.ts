import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CuratedItem } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { putCall, sayRemoved } from './content-actions.ts';

/** Unhides or unfeatures content, with an undo in the toast instead of a confirmation. */
export function useCuration() {
  const queryClient = useQueryClient();

  async function put(item: CuratedItem, isOn: boolean) {
    try {
      await putCall(item)?.(isOn);
    } finally {
      // Three domains may show it in lists, counts and pages; after a refusal, this list is stale too.
      await queryClient.invalidateQueries();
    }
  }

  const removal = useMutation({
    mutationFn: (item: CuratedItem) => put(item, false),
    onSuccess: (_, item) =>
      toast({
        message: sayRemoved(item),
        tone: 'success',
        onUndo: () => void undo(item),
      }),
    onError: toastUnchanged,
  });

  async function undo(item: CuratedItem) {
    try {
      await put(item, true);
      toast({
        message: say('administration.useCuration.undone', { title: isolate(item.title), shelf: item.shelf }),
        tone: 'success',
      });
    } catch (error) {
      toastUnchanged(error, item);
    }
  }

  return {
    remove: removal.mutate,
    isRemoving: (item: CuratedItem) => removal.isPending && removal.variables?.id === item.id,
  };
}

function toastUnchanged(error: unknown, { title }: CuratedItem): void {
  toastFailed(say('administration.useCuration.failed', { title: isolate(title) }), error);
}
