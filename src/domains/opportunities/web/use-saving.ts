import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addFavourite } from '../../../../generated/opportunities/addFavourite.gen.ts';
import { removeFavourite } from '../../../../generated/opportunities/removeFavourite.gen.ts';
import { isApiError } from '../../../platform/browser/api-error.ts';
import { toast } from '../../../ui/toast.ts';
import { changeKnown, findKnown, forgetSaved, stopReading } from './known-opportunities.ts';

/** Shows an opportunity as saved before that is answered, and as it stood before when it is refused. */
export function useSaving(id: string) {
  const queryClient = useQueryClient();
  const mutationKey = ['save', id];
  return useMutation({
    mutationKey,
    // Presses that follow each other are sent one after the other, so that the last one stands.
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
      // What the server last said: a press in between may have been refused too.
      changeKnown(queryClient, id, { isFavourite: findKnown(queryClient, id)?.favouriteId != null });
      toast({
        message: isSaved ? 'It was not saved' : 'It is still saved',
        detail: isApiError(error, 'refused') && error.message ? error.message : 'Check your connection and try again.',
        tone: 'danger',
      });
    },
  });
}
