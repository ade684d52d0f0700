import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteNews } from '../../../../../generated/news/deleteNews.gen.ts';
import { setNewsLive } from '../../../../../generated/news/setNewsLive.gen.ts';
import type { NewsSummary } from '../../../../../generated/types.gen.ts';
import { isApiError } from '../../../../platform/browser/api-error.ts';
import { toast, UNDO_TOAST_MS } from '../../../../ui/toast.ts';
import { editPathOf } from '../../model.ts';
import { keepNews, readListsAgain } from './known-news.ts';

type Row = Pick<NewsSummary, 'id' | 'title'>;
type Restoring = Row & { isLive?: boolean };

const why = (error: unknown) =>
  isApiError(error, 'refused') && error.message ? error.message : 'Check your connection and try again.';

/** Deleting and bringing back. What is undone comes back as it was; what is restored later is shown when somebody says so. */
export function useDeleting() {
  const queryClient = useQueryClient();

  const restore = useMutation({
    mutationFn: async ({ id, isLive }: Restoring) => {
      const query = { restore: true, ...(isLive !== undefined && { isLive }) };
      return (await setNewsLive({ path: { id }, query })).data;
    },
    onSuccess: async ({ message, data }) => {
      keepNews(queryClient, message, data);
      await readListsAgain(queryClient);
    },
    onError: (error, { title }) =>
      toast({ message: `“${title}” was not restored`, detail: why(error), tone: 'danger' }),
  });

  const remove = useMutation({
    mutationFn: async ({ id }: Row) => deleteNews({ path: { id } }),
    onSuccess: async (_, row) => {
      // First, since the question stands until then, and would stand under what is told.
      await readListsAgain(queryClient);
      toast({
        message: `“${row.title}” is deleted`,
        detail: 'It is kept among the deleted articles for 30 days.',
        duration: UNDO_TOAST_MS,
        action: { label: 'Undo', onPress: () => restore.mutate({ id: row.id, title: row.title }) },
      });
    },
  });

  return {
    remove,
    whyNotRemoved: remove.error ? why(remove.error) : null,
    restoring: restore.isPending ? restore.variables.id : null,
    restore: (row: Row) =>
      restore.mutate(
        { ...row, isLive: false },
        {
          onSuccess: ({ data }) =>
            toast({
              message: `“${row.title}” is restored`,
              // Somebody else may have restored it before, and shown it.
              detail: data.isLive ? 'It was restored before, and is shown.' : 'Nobody reads it before you show it.',
              tone: 'success',
              action: { label: 'Edit it', to: editPathOf(row) },
            }),
        },
      ),
  };
}
