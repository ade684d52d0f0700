import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addFavourite } from '#generated/opportunities/addFavourite.gen.ts';
import { removeFavourite } from '#generated/opportunities/removeFavourite.gen.ts';
import { say } from '#languages/say.ts';
import { optimisticMutation } from '#platform/browser/calls/optimistic-mutation.ts';
import { makeStaleOnceLeft, showing } from '#platform/browser/calls/stale.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { findCached, updateCached, type ViewerFields } from './cached-opportunities.ts';

type Saved = Pick<ViewerFields, 'isFavourite' | 'favouriteId'>;

const UNSAVED: Saved = { isFavourite: false, favouriteId: null };

export function useSaveOpportunity(id: string) {
  const queryClient = useQueryClient();
  return useMutation(
    optimisticMutation<boolean, Saved>(queryClient, {
      id: `save ${id}`,
      find: () => {
        const { isFavourite, favouriteId } = findCached(queryClient, id) ?? UNSAVED;
        return { isFavourite, favouriteId };
      },
      show: (saved) => updateCached(queryClient, id, saved),
      predict: (saved, isFavourite) => ({ ...saved, isFavourite }),
      cancelReads: () => queryClient.cancelQueries(showing('opportunities', 'favourites')),
      send: async (isSaved, { favouriteId }) => {
        if (isSaved) {
          const { data } = await addFavourite({ body: { opportnityId: id } });
          return { isFavourite: true, favouriteId: data.data.id };
        }
        if (favouriteId) await removeFavourite({ path: { id: favouriteId } });
        return UNSAVED;
      },
      onFailed: (error, isSaved) =>
        toastFailed(
          isSaved
            ? say('opportunities.useSaveOpportunity.saveFailed')
            : say('opportunities.useSaveOpportunity.removeFailed'),
          error,
        ),
      // No row vanishes while someone is using the list.
      onEnd: () => makeStaleOnceLeft(queryClient, 'favourites'),
    }),
  );
}
