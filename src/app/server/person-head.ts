/** The metadata of a public profile. */
import { goalPigment } from '#domains/goals/goals.ts';
import { publicProfilePathOf, sayName } from '#domains/people/model.ts';
import type { PublicProfile } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Facts, PageHead } from '#platform/server/http/pages/page-head.ts';
import type { PreviewCard } from '#platform/server/previews/preview-card.ts';
import { excerptOf } from '#platform/shared/prose.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { measuresOf, numberOf } from './preview-numbers.ts';

type PersonHead = Pick<PageHead, 'title' | 'description' | 'path' | 'preview' | 'kind' | 'isListed' | 'facts'>;

export const headOfPerson = (person: PublicProfile): PersonHead => ({
  title: sayName(person),
  description: describePerson(person),
  path: publicProfilePathOf(person),
  preview: previewOfPerson(person),
  kind: 'profile',
  // An account that hasn't done anything yet isn't for search engines; the sitemap leaves it out too.
  isListed: [person.impacts?.totals.impacts, person.councils?.length, person.points].some(Boolean),
  facts: [profilePageOf(person)],
});

/** Their own words, or else how much they have done. */
function describePerson({ bio, impacts, ...person }: PublicProfile): string | null {
  if (bio) return excerptOf(bio);
  if (!impacts || impacts.totals.impacts === 0) return null;
  return say('heads.profile.description', { name: isolate(sayName(person)), count: impacts.totals.impacts });
}

function previewOfPerson({ points, impacts, ...person }: PublicProfile): PreviewCard {
  const served = (impacts?.byGoal ?? []).toSorted((a, b) => b.totals.impacts - a.totals.impacts);
  return {
    kind: say('heads.kinds.profile'),
    title: sayName(person),
    by: person.location,
    numbers: [
      numberOf(impacts?.totals.impacts ?? 0, (said) => say('heads.numbers.impacts', said)),
      numberOf(points ?? 0, (said) => say('heads.numbers.points', said)),
      ...(impacts ? measuresOf(impacts.totals) : []),
    ],
    seed: person.id,
    colors: served.slice(0, MAX_COLORS).map(({ sdg }) => goalPigment(sdg)),
    photo: null,
  };
}

/** As many goals as an impact may have. */
const MAX_COLORS = 5;

const profilePageOf = (person: PublicProfile): Facts => ({
  '@type': 'ProfilePage',
  url: publicProfilePathOf(person),
  dateCreated: person.createdAt,
  mainEntity: {
    '@type': 'Person',
    identifier: person.id,
    name: sayName(person),
    url: publicProfilePathOf(person),
    ...(person.bio !== null && { description: person.bio }),
    ...(person.avatar !== null && { image: person.avatar.url }),
    ...(person.location !== null && { homeLocation: { '@type': 'Place', name: person.location } }),
  },
});
