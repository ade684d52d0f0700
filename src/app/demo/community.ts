/** Makes up the demo community. The same seed and day give the same people, impacts, points and likes. */
import { makeGallery, type PlannedPicture } from './gallery.ts';
import { type DemoImpact, makeImpacts } from './impacts.ts';
import { type DemoPointsEntry, keepLedger } from './ledger.ts';
import { type DemoLike, makeLikes } from './likes.ts';
import { type DemoInvitation, type DemoPerson, makeInvitations, makePeople } from './people.ts';
import { createRandom } from './random.ts';

export interface DemoCommunity {
  people: DemoPerson[];
  invitations: DemoInvitation[];
  impacts: DemoImpact[];
  pictures: PlannedPicture[];
  likes: DemoLike[];
  pointsEntries: DemoPointsEntry[];
}

export function makeCommunity(seed: number, today: Date): DemoCommunity {
  const random = createRandom(seed);
  const people = makePeople(random, today);
  const invitations = makeInvitations(random, people);
  const impacts = makeImpacts(random, people, today);
  const pictures = makeGallery(random, impacts, people);
  const likes = makeLikes(random, impacts, people, today);
  const pointsEntries = keepLedger(random, { people, invitations, impacts }, today);
  return { people, invitations, impacts, pictures, likes, pointsEntries };
}
