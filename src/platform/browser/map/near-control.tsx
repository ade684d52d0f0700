import { useState } from 'react';
import { say } from '#languages/say.ts';
import type { ControlProps } from '../lists/fields.ts';
import type { ChosenPlace } from '../places/chosen-place.ts';
import { PlaceField } from '../places/place-field.tsx';

/** The place that a list is narrowed to, as its id and words. */
export function NearControl({ value, onChange, className }: ControlProps) {
  const [typed, setTyped] = useState<{ over: string | null; place: ChosenPlace } | null>(null);
  function change(place: ChosenPlace) {
    setTyped({ over: value, place });
    if (typeof place.placeId === 'string') onChange(`${place.placeId} ${place.location}`);
    else if (place.location.trim() === '' && value !== null) onChange(null);
  }
  return (
    <PlaceField
      name="near"
      label={say('platform.nearControl.label')}
      // What is typed shows until another place is in the address.
      value={typed?.over === value ? typed.place : placeIn(value)}
      onChange={change}
      isFilter
      className={className}
    />
  );
}

function placeIn(value: string | null): ChosenPlace {
  if (value === null) return { location: '' };
  const space = value.indexOf(' ');
  return { location: value.slice(space + 1), placeId: value.slice(0, space) };
}
