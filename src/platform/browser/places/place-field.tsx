import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import { suggestPlacesOptions } from '#generated/places/suggestPlaces.gen.ts';
import type { PlaceSuggestion } from '#generated/types.gen.ts';
import { getCurrentUserOptions } from '#generated/users/getCurrentUser.gen.ts';
import { fold } from '#languages/fold.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import type { FieldText } from '#ui/fields/field-frame.tsx';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import { useDebounced } from '../forms/use-debounced.ts';
import { useViewer } from '../session/viewer.ts';
import type { ChosenPlace } from './chosen-place.ts';

const DEBOUNCE_MS = 150;
/** The key of the last suggestion. */
const ELSEWHERE = 'elsewhere';

interface PlaceFieldProps extends FieldText {
  name: string;
  value: ChosenPlace;
  onChange: (value: ChosenPlace) => void;
  className?: string | undefined;
}

/**
 * A place, chosen from what is suggested while it's being typed. Other words may stay too: then it says that they aren't
 * on the map.
 */
export function PlaceField({ value, onChange, ...text }: PlaceFieldProps) {
  const { location, placeId } = value;
  // The field shows the reader's language, and the words that are kept are in English.
  const [typed, setTyped] = useState<{ shown: string; location: string } | null>(null);
  const [isTyping, setTyping] = useState(false);
  const shown = typed?.location === location ? typed.shown : sayLocation(location);
  const words = shown.trim().slice(0, searchBounds.maxLength);
  const isUndecided = placeId === undefined && words !== '';
  const found = useSuggestions(words, isTyping || isUndecided);
  const named = found.places.filter((place) => isNamed(place, words));
  const only = named.length === 1 ? (named[0] ?? null) : null;

  useEffect(() => {
    if (!isUndecided || !found.isSettled) return;
    if (only) setTyped({ shown, location: only.location });
    onChange(only ? { location: only.location, placeId: only.place.id } : { location, placeId: null });
  }, [isUndecided, found.isSettled, only, shown, location, onChange]);

  function choose(key: string) {
    setTyping(false);
    const chosen = found.places.find(({ place }) => place.id === key);
    if (chosen) setTyped({ shown: labelOf(chosen), location: chosen.location });
    onChange(chosen ? { location: chosen.location, placeId: chosen.place.id } : { location, placeId: null });
  }

  const suggestions = found.places.map((one) => ({
    key: one.place.id,
    label: labelOf(one),
    hint: one.near === null ? undefined : say('platform.placeField.near', { town: one.near }),
  }));
  const elsewhere = {
    key: ELSEWHERE,
    label: say('platform.placeField.elsewhere', { words }),
    hint: say('platform.placeField.elsewhereHint'),
  };
  const isElsewhere = placeId === null && words !== '';
  return (
    <SuggestField
      {...text}
      text={shown}
      onText={(changed) => {
        setTyping(true);
        setTyped({ shown: changed, location: changed });
        onChange({ location: changed, placeId: undefined });
      }}
      suggestions={isTyping && words !== '' && found.isSettled && !only ? [...suggestions, elsewhere] : suggestions}
      onChoose={choose}
      isSettled={found.isSettled}
      isChosen={typeof placeId === 'string' && words !== ''}
      note={isElsewhere && sayElsewhere(found.isError, found.places.length > 0)}
    />
  );
}

function useSuggestions(words: string, isWanted: boolean) {
  const asked = useDebounced(words, DEBOUNCE_MS);
  const near = useNear();
  const found = useQuery({
    ...suggestPlacesOptions({ query: { q: asked, ...(near !== null && { near }) } }),
    enabled: isWanted && asked !== '',
    staleTime: Number.POSITIVE_INFINITY,
    // The last suggestions stay while the next are read, so that the list doesn't blink.
    placeholderData: (before) => before,
  });
  return {
    places: isWanted && words !== '' ? (found.data?.data ?? NONE) : NONE,
    isSettled: asked === words && !found.isFetching,
    isError: found.isError,
  };
}

const NONE: readonly PlaceSuggestion[] = [];

/** The country whose places come first: the member's own, or that of the browser's language. */
function useNear(): string | null {
  const isMember = useViewer() !== null;
  const own = useQuery({ ...getCurrentUserOptions(), enabled: isMember, staleTime: Number.POSITIVE_INFINITY });
  return own.data?.data.place?.countryCode ?? new Intl.Locale(navigator.language).region ?? null;
}

const labelOf = ({ name, country }: PlaceSuggestion): string => (name === country ? name : `${name}, ${country}`);

/** Whether the words are the whole name of the place, in the reader's language or in English. */
const isNamed = (place: PlaceSuggestion, words: string): boolean =>
  [labelOf(place), place.location].some((name) => fold(name) === fold(words));

function sayElsewhere(isError: boolean, hasOthers: boolean): string {
  if (isError) return say('platform.placeField.failed');
  return hasOthers ? say('platform.placeField.chooseOne') : say('platform.placeField.notOnMap');
}
