import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type EmittedFrom, fromPromise, type StateValueFrom } from 'xstate';
import { proposeImpact } from '#generated/impacts/proposeImpact.gen.ts';
import type { ImpactProposal } from '#generated/types.gen.ts';
import { getCurrentUserOptions } from '#generated/users/getCurrentUser.gen.ts';
import { onConnectionChange, readConnection } from '#platform/browser/calls/connection-state.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { dayOf } from '#platform/browser/page/local-days.ts';
import { chosenPlaceOf } from '#platform/browser/places/chosen-place.ts';
import { mediaIdsOf } from '#platform/browser/uploads/draft-picture.ts';
import type { ImpactDraft } from '../../../flows/impact-draft.ts';
import { applyProposal } from '../../../flows/propose.ts';
import { type Clues, quickLogMachine } from '../../../flows/quick-log.ts';
import type { ImpactFormState } from '../use-impact-form.ts';

export type ProposingState = StateValueFrom<typeof quickLogMachine>;

/** Fills the draft with what is proposed for it, for as long as the screen is shown. */
export function useProposals({ draft, fill }: Pick<ImpactFormState, 'draft' | 'fill'>) {
  const readHome = useReadHome();
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const [machine] = useState(() =>
    quickLogMachine.provide({
      actors: {
        propose: fromPromise<ImpactProposal, Clues>(
          async ({ input, signal }) => (await proposeImpact({ body: input, signal })).data.data,
        ),
      },
    }),
  );
  const flow = useFlow(machine, undefined, ({ proposal }: EmittedFrom<typeof quickLogMachine>) => {
    void readHome().then((home) => fill(applyProposal(latest.current, proposal, { today: dayOf(new Date()), home })));
  });
  const clues = useClues(draft);
  useEffect(() => {
    if (clues.words !== '' || clues.media.length > 0) flow.send({ type: 'clues.changed', clues });
  }, [flow, clues]);
  useEffect(
    () => onConnectionChange(() => readConnection() === 'open' && flow.send({ type: 'connection.returned' })),
    [flow],
  );
  return useSelector(flow, (snapshot) => snapshot.value);
}

/** The same object as long as they say the same. A title that is only the first sentence says nothing new. */
function useClues({ title, description, pictures, proposed }: ImpactDraft): Clues {
  const words = [proposed.title ? '' : title, description].join(' ').trim();
  const media = mediaIdsOf(pictures).join(' ');
  const { latitude, longitude } = pictures.find(({ position }) => position !== undefined)?.position ?? {};
  return useMemo(
    () => ({
      words,
      media: media === '' ? [] : media.split(' '),
      ...(latitude !== undefined && longitude !== undefined && { position: { latitude, longitude } }),
    }),
    [words, media, latitude, longitude],
  );
}

/** The place of the member's profile; null if it has none, or can't be read now. */
function useReadHome() {
  const queryClient = useQueryClient();
  return async () => {
    try {
      const { data } = await queryClient.fetchQuery({ ...getCurrentUserOptions(), staleTime: 60_000, retry: false });
      const { location, placeId } = chosenPlaceOf(data);
      return location === '' ? null : { location, placeId };
    } catch {
      return null;
    }
  };
}
