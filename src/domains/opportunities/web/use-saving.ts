import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addFavourite } from '#generated/opportunities/addFavourite.gen.ts';
import { removeFavourite } from '#generated/opportunities/removeFavourite.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/api-error.ts';
import { toast } from '#ui/toast.ts';
import { changeKnown, findKnown, forgetSaved, stopReading } from './known-opportunities.ts';

/** Saves or unsaves optimistically and rolls back on failure. */
export function useSaving(id: string) {
  const queryClient = useQueryClient();
  const mutationKey = ['save', id];
  return useMutation({
    mutationKey,
    // Sent one after the other, so that the last press wins.
    scope: { id: `save ${id}` },
    mutationFn: async (isSaved: boolean): Promise<string | null> => {
      if (isSaved) return (await addFavourite({ body: { opportnityId: id } })).data.data.id;
      const favouriteId = findKnown(queryClient, id)?.favouriteId;
      if (favouriteId) await removeFavourite({ path: { id: favouriteId } });
      return null;
    },
    onMutate: async (isSaved) => {
      await stopReading(queryClient, id);
      changeKnown(queryClient, id, { isFavourite: isSaved });
    },
    onSuccess: (favouriteId) => {
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      changeKnown(queryClient, id, { favouriteId, ...(isLast && { isFavourite: favouriteId !== null }) });
      forgetSaved(queryClient);
    },
    onError: (error, isSaved) => {
      // Back to the server's last answer: an earlier press may have failed too.
      changeKnown(queryClient, id, { isFavourite: findKnown(queryClient, id)?.favouriteId != null });
      toast({
        message: isSaved
          ? say('opportunities.useSaving.couldntSaveThisScholarship')
          : say('opportunities.useSaving.couldntRemoveThisFromYour'),
        detail:
          isApiError(error, 'refused') && error.message
            ? error.message
            : say('opportunities.useSaving.checkYourConnectionAndTry'),
        tone: 'danger',
      });
    },
  });
}
