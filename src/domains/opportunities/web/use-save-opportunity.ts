import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addFavourite } from '#generated/opportunities/addFavourite.gen.ts';
import { getOpportunity } from '#generated/opportunities/getOpportunity.gen.ts';
import { removeFavourite } from '#generated/opportunities/removeFavourite.gen.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { optimisticMutation } from '#platform/browser/calls/optimistic-mutation.ts';
import { makeStaleOnceLeft, showing } from '#platform/browser/calls/stale.ts';
import { keepUnlessRefused, pressKind, usePress } from '#platform/browser/outbox/use-press.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { findCached, updateCached, type ViewerFields } from './cached-opportunities.ts';

export type Saveable = Pick<OpportunitySummary, 'id' | 'title' | 'isFavourite'>;

type Saved = Pick<ViewerFields, 'isFavourite' | 'favouriteId'>;

const UNSAVED: Saved = { isFavourite: false, favouriteId: null };

export function useSaveOpportunity({ id, title, isFavourite: isOn }: Saveable) {
  const queryClient = useQueryClient();
  const { id: personId } = useKnownViewer();
  const { mutate } = useMutation(
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
      onFailed: (error, isSaved) => keepUnlessRefused(error, personId, saves, { id, title, isOn: isSaved }),
      // No row vanishes while someone is using the list.
      onEnd: () => makeStaleOnceLeft(queryClient, 'favourites'),
    }),
  );
  return usePress(saves, { id, title, isOn, send: mutate });
}

const saves = pressKind({
  name: 'save',
  send: async ({ id, isOn }, _, queryClient) => {
    const favouriteId = isOn
      ? (await addFavourite({ body: { opportnityId: id } })).data.data.id
      : (await getOpportunity({ path: { id } })).data.data.favouriteId;
    if (!isOn && favouriteId !== null) await removeFavourite({ path: { id: favouriteId } });
    updateCached(queryClient, id, isOn ? { isFavourite: true, favouriteId } : UNSAVED);
    await makeStaleOnceLeft(queryClient, 'favourites');
  },
  sayFailed: ({ isOn }) =>
    isOn ? say('opportunities.useSaveOpportunity.saveFailed') : say('opportunities.useSaveOpportunity.removeFailed'),
  topics: ['opportunities', 'favourites'],
});
