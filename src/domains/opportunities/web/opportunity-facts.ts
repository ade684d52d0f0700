/** Short facts about an opportunity. */
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { isolate } from '#ui/shared/isolate.ts';

/** "Suva, Fiji, or remote"; null without a location. */
export function sayPlace({ location, isRemote }: Pick<OpportunitySummary, 'location' | 'isRemote'>): string | null {
  const place = location && isolate(sayLocation(location));
  if (isRemote) return place ? say('opportunities.facts.orRemote', { place }) : say('opportunities.facts.remote');
  return place;
}

/** "9 of 12 places left" */
export function saySeats({ seats, seatsLeft }: Pick<OpportunitySummary, 'seats' | 'seatsLeft'>): string {
  if (seats === null || seatsLeft === null) return say('opportunities.facts.unlimitedPlaces');
  if (seatsLeft === 0) return say('opportunities.facts.full', { seats });
  if (seatsLeft === seats) return say('opportunities.facts.places', { seats });
  return say('opportunities.facts.placesLeft', { left: seatsLeft, seats });
}
