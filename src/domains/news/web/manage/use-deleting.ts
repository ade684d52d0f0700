import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteNews } from '#generated/news/deleteNews.gen.ts';
import { getNewsQueryKey } from '#generated/news/getNews.gen.ts';
import { setNewsLive } from '#generated/news/setNewsLive.gen.ts';
import type { NewsSummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayWhy } from '#platform/browser/calls/say-failure.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { editPathOf } from '../../model.ts';

type Row = Pick<NewsSummary, 'id' | 'title'>;
type Restoring = Row & { isLive?: boolean };

/** Deleting and restoring. Undo restores the previous state; a later restore leaves the article unpublished. */
export function useDeleting() {
  const queryClient = useQueryClient();

  const restore = useMutation({
    mutationFn: async ({ id, isLive }: Restoring) => {
      const query = { restore: true, ...(isLive !== undefined && { isLive }) };
      return (await setNewsLive({ path: { id }, query })).data;
    },
    onSuccess: async (answer, { id }) => {
      const isRead = makeStale(queryClient, 'news', 'articles');
      queryClient.setQueryData(getNewsQueryKey({ path: { id } }), answer);
      await isRead;
    },
    onError: (error, { title }) => toastFailed(say('news.useDeleting.restoreFailed', { title: isolate(title) }), error),
  });

  const remove = useMutation({
    mutationFn: async ({ id }: Row) => deleteNews({ path: { id } }),
    onSuccess: async (_, row) => {
      // Close the dialog first: the toast would be behind it.
      await makeStale(queryClient, 'news', 'articles');
      toast({
        message: say('news.useDeleting.deleted', { title: isolate(row.title) }),
        detail: say('news.useDeleting.deletedHint'),
        onUndo: () => restore.mutate({ id: row.id, title: row.title }),
      });
    },
  });

  return {
    remove,
    removeFailure: remove.error ? sayWhy(remove.error) : null,
    restoring: restore.isPending ? restore.variables.id : null,
    restore: (row: Row) =>
      restore.mutate(
        { ...row, isLive: false },
        {
          onSuccess: ({ data }) =>
            toast({
              message: say('news.useDeleting.restored', { title: isolate(row.title) }),
              // Someone else may have restored and published it already.
              detail: data.isLive ? say('news.useDeleting.restoredLive') : say('news.useDeleting.restoredUnpublished'),
              tone: 'success',
              action: { label: say('news.useDeleting.editArticle'), to: editPathOf(row) },
            }),
        },
      ),
  };
}
