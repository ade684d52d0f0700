/** What an opportunity is, in a few words. */
import type { OpportunitySummary } from '../../../../generated/types.gen.ts';

/** "Suva, Fiji, or from anywhere"; null when nothing is said of a place. */
export function sayPlace({ location, isRemote }: Pick<OpportunitySummary, 'location' | 'isRemote'>): string | null {
  if (isRemote) return location ? `${location}, or from anywhere` : 'From anywhere';
  return location;
}

/** "9 of 12 places left" */
export function saySeats({ seats, seatsLeft }: Pick<OpportunitySummary, 'seats' | 'seatsLeft'>): string {
  if (seats === null || seatsLeft === null) return 'Any number of places';
  const all = `${seats.toLocaleString('en-GB')} ${seats === 1 ? 'place' : 'places'}`;
  if (seatsLeft === 0) return seats === 1 ? 'The one place is taken' : `All ${all} are taken`;
  if (seatsLeft === seats) return all;
  return `${seatsLeft.toLocaleString('en-GB')} of ${all} left`;
}
