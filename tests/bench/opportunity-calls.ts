/** Every call that reads opportunities, applications or partners. */
import { type Call, type Clients, callsOf } from './measure-calls.ts';

interface Row {
  id: string;
  type: { id: string };
  category: { id: string };
}
interface Body {
  data: Row[];
}
interface Applied {
  data: { opportunity: { id: string } }[];
}

const APPLICATIONS = '/opportunity-application-request';

export async function listOpportunityCalls({ visitor, partner }: Clients): Promise<Call[]> {
  const [newest] = (await visitor.get<Body>('/opportunity')).body.data.data;
  const [received] = (await partner.get<Applied>(`${APPLICATIONS}?state=requested`)).body.data.data;
  if (!newest || !received) throw new Error('There is no opportunity, or none of the partner’s that is applied for');
  const kinds = `type=${newest.type.id}&category=${newest.category.id}`;
  const days = `deadlineFrom=${dayFromNow(0)}&deadlineTo=${dayFromNow(30)}`;
  const ofOne = `${APPLICATIONS}?opportunityId=${received.opportunity.id}`;
  const sorts = ['newest', 'oldest', 'deadline', 'points', 'title'];
  const filters: [string, string][] = [
    ['all', ''],
    ['open', 'open=true'],
    ['closed', 'open=false'],
    ['a type', `type=${newest.type.id}&open=true`],
    ['a type and a category', `${kinds}&open=true`],
    ['a goal', 'sdg=13&open=true'],
    ['a month of deadlines', days],
    ['search, common', 'search=river'],
    ['search, common, open', 'search=scholarship&open=true'],
  ];
  const sorted = (path: string, list: readonly [string, string][]): [string, string][] =>
    list.flatMap(([name, query]) =>
      sorts.map((sort): [string, string] => [`${name}, ${sort}`, `${path}?sort=${sort}&${query}`]),
    );
  return [
    ...callsOf('visitor', [
      ...sorted('/opportunity', filters),
      ['page 500', '/opportunity?page=500'],
      ['search, two words', '/opportunity?search=grant%20reef'],
      ['search, rare', '/opportunity?search=karanana'],
      ['search, misspelt', '/opportunity?search=scholarhsip'],
      ['search for nothing there', '/opportunity?search=xylophonists'],
      ['search, a place', '/opportunity?search=nairobi'],
      ['featured ones', '/opportunity/GetFeaturedPost'],
      ['upcoming', '/opportunity/upcoming'],
      ['one opportunity', `/opportunity/${newest.id}/`],
      ['types', '/opportunity-type'],
      ['categories', '/opportunity-category'],
      ['partners', '/partners'],
      ['partners by name', '/partners?sort=name'],
      ['partners, search', '/partners?search=jakub'],
      ['community numbers', '/stats'],
    ]),
    ...callsOf('member', [
      ...sorted('/opportunity', [
        ['unlocked', 'open=true&unlocked=true'],
        ['locked', 'open=true&unlocked=false'],
      ]),
      ['upcoming, unlocked', '/opportunity/upcoming?unlocked=true'],
      ['own', '/opportunity/user'],
      ['saved', '/opportunity/user?relation=saved'],
      ['applied', '/opportunity/user?relation=applied'],
      ['applied, requested, deadline', '/opportunity/user?applicationState=requested&sort=deadline'],
      ['favourites', '/user-opportunity-fav'],
      ['favourites, deadline', '/user-opportunity-fav?sort=deadline'],
    ]),
    ...callsOf('partner', [
      ['own', '/opportunity/user?relation=own'],
      ['own, deadline', '/opportunity/user?relation=own&sort=deadline'],
      ['own, search', '/opportunity/user?relation=own&search=river'],
      ['requests', `${APPLICATIONS}?state=requested`],
      ['requests by points', `${APPLICATIONS}?state=requested&sort=points`],
      ['requests, from 500 points', `${APPLICATIONS}?state=requested&min_points=500`],
      ['applications', APPLICATIONS],
      ['applications, search', `${APPLICATIONS}?search=jakub`],
      ['applications of one', ofOne],
      ['applications of one, by points', `${ofOne}&sort=points`],
      ['community numbers', '/stats'],
    ]),
    ...callsOf('admin', [
      ...sorted('/opportunity/getall', [
        ['all states', ''],
        ['closed', 'state=closed'],
      ]),
      ['declined', '/opportunity/getall?state=declined'],
      ['hidden', '/opportunity/getall?isHidden=true'],
      ['search', '/opportunity/getall?search=river'],
      ['to verify', '/opportunity-verifcation'],
      ['to verify, deadline', '/opportunity-verifcation?sort=deadline'],
      ['to verify, search', '/opportunity-verifcation?search=river'],
      ['all applications', APPLICATIONS],
      ['all requests', `${APPLICATIONS}?state=requested`],
      ['all requests, by points', `${APPLICATIONS}?state=requested&sort=points`],
      ['all applications, by points', `${APPLICATIONS}?sort=points`],
      ['all applications, search', `${APPLICATIONS}?search=jakub`],
      ['community numbers', '/stats'],
    ]),
  ];
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
