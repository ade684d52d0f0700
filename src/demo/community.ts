/**
 * Generates the demo community. The same seed and day give the same people, impacts, points, likes, opportunities and
 * councils.
 */
import { DEMO_ACCOUNTS } from './accounts.ts';
import { assignImpacts } from './councils/council-impacts.ts';
import { type DemoCouncil, makeCouncils } from './councils/councils.ts';
import { type CouncilMemberships, makeMemberships } from './councils/memberships.ts';
import { type DemoResource, makeResources } from './councils/resources.ts';
import { type DemoImpact, makeImpacts } from './impacts/impacts.ts';
import { type DemoLike, makeLikes } from './impacts/likes.ts';
import { nameAccounts } from './impacts/named-accounts.ts';
import { type ImpactPicture, makeGallery } from './media/gallery.ts';
import { type DemoApplication, makeApplications } from './opportunities/applications.ts';
import { type DemoFavourite, makeFavourites } from './opportunities/favourites.ts';
import { type DemoOpportunity, makeOpportunities } from './opportunities/opportunities.ts';
import { inviteOrganizations, makePartners } from './opportunities/organizations.ts';
import { type DemoPointsEntry, keepLedger } from './people/ledger.ts';
import { applyOwnLanguages } from './people/own-languages.ts';
import { type DemoInvitation, type DemoPerson, makeInvitations, makePeople } from './people/people.ts';
import { readHistory } from './people/points-history.ts';
import { createRandom } from './random.ts';

export interface DemoCommunity extends CouncilMemberships {
  people: DemoPerson[];
  invitations: DemoInvitation[];
  impacts: DemoImpact[];
  pictures: ImpactPicture[];
  likes: DemoLike[];
  pointsEntries: DemoPointsEntry[];
  opportunities: DemoOpportunity[];
  applications: DemoApplication[];
  favourites: DemoFavourite[];
  councils: DemoCouncil[];
  resources: DemoResource[];
  councilImpacts: [impactId: string, councilId: string][];
}

export function makeCommunity(seed: number, today: Date): DemoCommunity {
  const random = createRandom(seed);
  const crowd = makePeople(random, today);
  const invited = makeInvitations(random, crowd);
  const people = [...crowd, ...makePartners(random, crowd)];
  const invitations = [...invited, ...inviteOrganizations(random, people)];
  const impacts = makeImpacts(random, people, today);
  nameAccounts(impacts, people, today);
  applyOwnLanguages(impacts, people);
  const pictures = makeGallery(createRandom(seed + 1), impacts, people);
  const likes = makeLikes(random, impacts, people, today);
  const pointsEntries = keepLedger(random, { people, invitations, impacts }, today);
  const cast = { people, impacts, member: memberOf(people), today };
  const opportunities = makeOpportunities(random, cast);
  const applications = makeApplications(random, opportunities, readHistory(pointsEntries), cast);
  const favourites = makeFavourites(random, opportunities, cast);
  const councils = makeCouncils(random, cast);
  const councilMemberships = makeMemberships(random, councils, cast);
  const resources = makeResources(random, councils, councilMemberships.memberships, today);
  const councilImpacts = [...assignImpacts(random, impacts, councils, councilMemberships.memberships)];
  const done = { people, invitations, impacts, pictures, likes, pointsEntries };
  return {
    ...done,
    ...councilMemberships,
    opportunities,
    applications,
    favourites,
    councils,
    resources,
    councilImpacts,
  };
}

/** The member whom visitors sign in as. */
export function memberOf(people: readonly DemoPerson[]): DemoPerson {
  const account = DEMO_ACCOUNTS.find(({ role }) => role === 'Member');
  const member = people.find(({ email }) => email === account?.email);
  if (!member) throw new Error('The member whom visitors sign in as is not there');
  return member;
}
