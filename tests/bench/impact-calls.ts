/** Every call that reads impacts. */
import { type Call, type Clients, callsOf } from './measure-calls.ts';

const PAST_NUMBERED_PAGES = 100;
const DEEP_PAGE = 500;
const search = (words: string) => `/impact?search=${encodeURIComponent(words)}`;
const HOME: [string, string][] = [
  ['home, the last week', '/stats/week'],
  ['home, places of impacts', '/stats/places'],
];

interface ListBody {
  data: {
    id: string;
    eventType: { id: string };
    owner: { id: string; name: string; isPrivate?: boolean };
  }[];
  meta: { nextCursor: string | null };
}

/** Uses ids returned by the lists. */
export async function listImpactCalls({ visitor, member, judge }: Clients): Promise<Call[]> {
  const { data, meta } = (await visitor.get<ListBody>('/impact')).body.data;
  const [newest] = data;
  if (!newest) throw new Error('There is no impact');
  // A search finds nobody whose profile is private.
  const { name } = data.find(({ owner }) => !owner.isPrivate)?.owner ?? newest.owner;
  const lastName = name.split(' ').at(-1) ?? name;
  const owned = (await member.get<ListBody>('/impact/user')).body.data.data[0];
  let cursor = meta.nextCursor;
  for (let page = 0; page < PAST_NUMBERED_PAGES && cursor; page += 1) {
    const next = await visitor.get<ListBody>(`/impact?page_size=100&cursor=${cursor}`);
    cursor = next.body.data.meta.nextCursor;
  }
  // Of the oldest, all share their words with 10,000 others, and the one with a picture shares its look.
  const pending = (await judge.get<ListBody>('/impact-verifcation')).body.data.data;
  const oldest = (await judge.get<ListBody>('/impact-verifcation/getall?state=pending&sort=oldest')).body.data.data;
  const hinted = [...pending.slice(0, 2), ...oldest.slice(0, 6)];
  const everyone: [name: string, path: string][] = [
    ['newest', '/impact'],
    ['page 500', `/impact?page=${DEEP_PAGE}`],
    ['past row 10,000 by cursor', `/impact?cursor=${cursor}`],
    ['oldest', '/impact?sort=oldest'],
    ['most liked', '/impact?sort=mostLiked'],
    ['last verified', '/impact?sort=lastVerified'],
    ['a year', '/impact?impactYear=2025'],
    ['an early year, most liked', '/impact?impactYear=2019&sort=mostLiked'],
    ['a goal', '/impact?sdg=13'],
    ['a goal in a year', '/impact?sdg=13&impactYear=2021'],
    ['a goal, most liked', '/impact?sdg=5&sort=mostLiked'],
    ['a kind', `/impact?eventType=${newest.eventType.id}`],
    ['a kind, a goal, a year', `/impact?eventType=${newest.eventType.id}&sdg=13&impactYear=2024`],
    ['a place', '/impact?location=nairobi'],
    ['a place, most liked', '/impact?location=senegal&sort=mostLiked'],
    ['a person', `/impact?user=${newest.owner.id}`],
    ['featured', '/impact?isFeatured=true'],
    ['featured ones', '/impact/GetFeaturedPost'],
    ['search, a common word', '/impact?search=river'],
    ['search, a rare word', '/impact?search=karanana'],
    ['search, misspelt', '/impact?search=harbuor'],
    ['search, two words', '/impact?search=planting%20harbour'],
    ['search, most liked', '/impact?search=garden&sort=mostLiked'],
    ['search in a year', '/impact?search=market&impactYear=2020'],
    ['search for nothing there', '/impact?search=xylophonists'],
    ['search, a person', search(name)],
    ['search, a last name', search(lastName)],
    ['search, a last name, most liked', `${search(lastName)}&sort=mostLiked`],
    ['search, a person in a year', `${search(name)}&impactYear=2025`],
    ['search, a common first name', '/impact?search=amina'],
    ['one impact', `/impact/${newest.id}`],
    ['related to one', `/impact/related/${newest.id}`],
    ['trees of a person', `/impact/trees/${newest.owner.id}`],
    ['kinds', '/impact-event-type'],
    ['goals', '/sdg'],
    ['a goal whole', '/sdg/13'],
    ['gallery', '/media/users?model=Impact'],
    ['gallery, oldest', '/media/users?model=Impact&sort=oldest'],
    ['gallery of a goal', '/media/users?model=Impact&sdg=13'],
    ['gallery of a goal in a year', '/media/users?model=Impact&sdg=13&impactYear=2021'],
    ['gallery of a year', '/media/users?model=Impact&impactYear=2019'],
    ['gallery of a person', `/media/users?model=Impact&userId=${newest.owner.id}`],
    ['gallery, profile pictures', '/media/users?model=user'],
    ['community numbers', '/stats'],
    ...HOME,
  ];
  const ofMember: [string, string][] = [
    ...HOME,
    ['newest', '/impact'],
    ['declined', '/impact?isVerified=false'],
    ['own', '/impact/user'],
    ['own of a year', '/impact/user?impactYear=2025'],
    ['own, pending', '/impact/user?state=pending'],
    ['own, search', '/impact/user?search=river'],
    ['own points', '/users/me/points'],
    ['gallery', '/media/users?model=Impact'],
    ['own files', '/media/mine'],
    ['own files, used nowhere', '/media/mine?isUsed=false'],
    ...(owned ? [['editable', `/impact/check-if-editable/${owned.id}`] satisfies [string, string]] : []),
  ];
  const ofReviewers: [string, string][] = [
    ['to review, 2025', '/impact-verifcation?impactYear=2025'],
    ['to review, all years', '/impact-verifcation'],
    ['to review, a goal', '/impact-verifcation?impactYear=2025&sdg=13'],
    ['to review, search', '/impact-verifcation?impactYear=2025&search=river'],
    ['appeals', '/impact-verifcation?isAppeal=true'],
    ['new, 2025', '/impact-verifcation/new?impactYear=2025'],
    ['all, 2025', '/impact-verifcation/getall?impactYear=2025'],
    ['all, declined', '/impact-verifcation/getall?state=declined'],
    ['all, search', '/impact-verifcation/getall?search=harbour'],
    ['verified, 2025', '/impact-verifcation/verified?impactYear=2025'],
    ['verified by me', '/impact-verifcation/verified?isMine=true'],
    ['verified by me, 2025', '/impact-verifcation/verified?isMine=true&impactYear=2025'],
    ['impacts, declined', '/impact?isVerified=false'],
    ['community numbers', '/stats'],
    ...hinted.map(({ id }, at): [string, string] => [`hints, impact ${at + 1}`, `/impact/hints/${id}`]),
    ['related to one', `/impact/related/${newest.id}`],
  ];
  const ofAdmin: [string, string][] = [
    ['impacts', '/impact'],
    ['impacts, hidden', '/impact?isHidden=true'],
    ['impacts, search', '/impact?search=river'],
    ['audit log', '/audit'],
    ['audit log, declines', '/audit?action=impact_declined'],
    ['audit log, search', '/audit?search=harbour'],
  ];
  return [
    ...callsOf('visitor', everyone),
    ...callsOf('member', ofMember),
    ...callsOf('judge', ofReviewers),
    ...callsOf('admin', ofAdmin),
  ];
}
