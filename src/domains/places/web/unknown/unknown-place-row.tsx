import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { setPlaceOfLocation } from '#generated/places/setPlaceOfLocation.gen.ts';
import type { UnknownPlace } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import type { ChosenPlace } from '#platform/browser/places/chosen-place.ts';
import { PlaceField } from '#platform/browser/places/place-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';

export function UnknownPlaceRow({ unknown, index }: { unknown: UnknownPlace; index: number }) {
  const { location, uses } = unknown;
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ChosenPlace>({ location: '' });
  const [fault, setFault] = useState<string>();
  const saving = useMutation({
    mutationFn: (placeId: string) => setPlaceOfLocation({ body: { location, placeId } }),
    onSuccess: async () => {
      toast({ message: say('places.unknownPlaces.saved', { location: isolate(location) }), tone: 'success' });
      await makeStale(client, 'impacts', 'councils', 'opportunities', 'people');
    },
    onError: (error) => toastFailed(say('places.unknownPlaces.notSaved', { location: isolate(location) }), error),
  });

  function save(event: SyntheticEvent) {
    event.preventDefault();
    if (chosen.placeId) return saving.mutate(chosen.placeId);
    setFault(say('places.unknownPlaces.choose'));
    document.getElementById(`place-${index}`)?.focus();
  }

  return (
    <li className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-2">
      <p className="min-w-0 wrap-anywhere">
        <bdi className="font-semibold">{location}</bdi>
        <span className="block text-sm text-muted">{say('places.unknownPlaces.uses', { count: uses })}</span>
      </p>
      <form noValidate onSubmit={save} className="flex min-w-0 flex-col items-start gap-3">
        <PlaceField
          name={`place-${index}`}
          label={say('places.unknownPlaces.place', { location: isolate(location) })}
          error={fault}
          value={chosen}
          onChange={(place) => {
            setFault(undefined);
            setChosen(place);
          }}
          className="w-full"
        />
        <Button
          type="submit"
          variant="quiet"
          pending={saving.isPending}
          pendingLabel={say('places.unknownPlaces.saving')}
        >
          {say('places.unknownPlaces.save')}
        </Button>
      </form>
    </li>
  );
}
