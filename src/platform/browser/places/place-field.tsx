import { useEffect, useState } from 'react';
import { searchBounds } from '#generated/bounds/Search.gen.ts';
import type { PlaceSuggestion } from '#generated/types.gen.ts';
import { fold } from '#languages/fold.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { classNames } from '#ui/class-names.ts';
import type { FieldText } from '#ui/fields/field-frame.tsx';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import type { ChosenPlace } from './chosen-place.ts';
import { PinButton } from './pin/pin-button.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** The key of the last suggestion. */
const ELSEWHERE = 'elsewhere';

interface PlaceFieldProps extends FieldText {
  name: string;
  value: ChosenPlace;
  onChange: (value: ChosenPlace) => void;
  autoComplete?: string | undefined;
  /** Whether it only narrows a list, so that no other words are of use. */
  isFilter?: boolean;
  className?: string | undefined;
  /** Whether others may be shown the exact point. Never for a person's own place. */
  canBeExact?: boolean;
}

/**
 * A place, chosen from what is suggested while it's being typed. Other words may stay too: then it says that they aren't
 * on the map.
 */
export function PlaceField({
  value,
  onChange,
  isFilter = false,
  canBeExact = false,
  className,
  ...text
}: PlaceFieldProps) {
  const { location, placeId, placePoint } = value;
  // The field shows the reader's language, and the words that are kept are in English.
  const [typed, setTyped] = useState<{ shown: string; location: string } | null>(null);
  const [isTyping, setTyping] = useState(false);
  const shown = typed?.location === location ? typed.shown : sayLocation(location);
  const words = shown.trim().slice(0, searchBounds.maxLength);
  // Only where it's typed: another tab, or the server, would decide the same.
  const isUndecided = isTyping && placeId === undefined && words !== '';
  const found = useSuggestions(words, isTyping);
  const named = found.places.filter((place) => isNamed(place, words));
  const only = named.length === 1 ? (named[0] ?? null) : null;

  useEffect(() => {
    if (!isUndecided || !found.isSettled) return;
    if (only) setTyped({ shown, location: only.location });
    onChange(only ? middleOf(only) : { location, placeId: null, placePoint: undefined });
  }, [isUndecided, found.isSettled, only, shown, location, onChange]);

  function choose(key: string) {
    setTyping(false);
    const chosen = found.places.find(({ place }) => place.id === key);
    if (chosen) setTyped({ shown: labelOf(chosen), location: chosen.location });
    onChange(chosen ? middleOf(chosen) : { location, placeId: null, placePoint: undefined });
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
    <div className={classNames('min-w-0', className)}>
      <SuggestField
        {...text}
        text={shown}
        onText={(changed) => {
          setTyping(true);
          setTyped({ shown: changed, location: changed });
          onChange({ location: changed, placeId: undefined, placePoint: undefined });
        }}
        // What is decided while the form is sent would be a change after it.
        onLeave={() => setTyping(false)}
        suggestions={
          isTyping && words !== '' && found.isSettled && !only && !isFilter ? [...suggestions, elsewhere] : suggestions
        }
        onChoose={choose}
        isSettled={found.isSettled}
        isChosen={typeof placeId === 'string' && words !== ''}
        note={
          isElsewhere
            ? sayElsewhere(found.isError, found.places.length > 0, isFilter)
            : placePoint && say('platform.placeField.exactPoint')
        }
      />
      {!isFilter && (
        <PinButton
          value={value}
          canBeExact={canBeExact}
          onChoose={(chosen) => {
            setTyped(null);
            onChange(chosen);
          }}
        />
      )}
    </div>
  );
}

/** The town as such, without the exact point of another one. */
const middleOf = ({ location, place }: PlaceSuggestion): Required<ChosenPlace> => ({
  location,
  placeId: place.id,
  placePoint: null,
});

const labelOf = ({ name, country }: PlaceSuggestion): string => joinFacts([name, name !== country && country]);

/** Whether the words are the whole name of the place, in the reader's language or in English. */
const isNamed = (place: PlaceSuggestion, words: string): boolean =>
  [labelOf(place), place.location].some((name) => fold(name) === fold(words));

function sayElsewhere(isError: boolean, hasOthers: boolean, isFilter: boolean): string {
  if (isFilter) return hasOthers ? say('platform.nearControl.hintKnown') : say('platform.nearControl.unknown');
  if (isError) return say('platform.placeField.failed');
  return hasOthers ? say('platform.placeField.chooseOne') : say('platform.placeField.notOnMap');
}
