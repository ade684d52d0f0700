/** Every call that reads councils, members, resources and results. */
import { type Call, type Clients, callsOf } from './measure-calls.ts';

interface Body {
  data: { id: string; isApproved: boolean }[];
}

export async function listCouncilCalls({ visitor, member }: Clients): Promise<Call[]> {
  const [largest] = (await visitor.get<Body>('/council?sort=members')).body.data.data;
  const [busiest] = (await visitor.get<Body>('/council?sort=impacts')).body.data.data;
  const own = (await member.get<Body>('/council/user?standing=owner')).body.data.data.find(
    (council) => council.isApproved,
  );
  if (!largest || !busiest || !own) throw new Error('There is no council, or none that the member owns');
  const me = (await member.get<{ id: string }>('/users/view')).body.data.id;
  const sorts = ['newest', 'oldest', 'title', 'members', 'impacts'];
  const filters: [string, string][] = [
    ['all', ''],
    ['a goal', 'sdg=13'],
    ['a place', 'location=nairobi'],
    ['search, common', 'search=river'],
  ];
  const sorted = (path: string, list: readonly [string, string][]): [string, string][] =>
    list.flatMap(([name, query]) =>
      sorts.map((sort): [string, string] => [`${name}, ${sort}`, `${path}?sort=${sort}&${query}`]),
    );
  const list = `/council/user/memberlist?councilId=${largest.id}`;
  const memberLists = (as: 'visitor' | 'member') =>
    callsOf(as, [
      ['members of the largest', list],
      ['members of the largest, search', `${list}&search=jakub`],
    ]).map((call): Call => ({ ...call, isPost: true }));
  return [
    ...callsOf('visitor', [
      ...sorted('/council', filters),
      ['page 200', '/council?page=200'],
      ['search, rare', '/council?search=karanana'],
      ['search for nothing there', '/council?search=xylophonists'],
      ['names', '/council/names'],
      ['names, search', '/council/names?search=river'],
      ['the largest', `/council/${largest.id}`],
      ['the busiest', `/council/${busiest.id}`],
      ['impacts of the busiest', `/impact/impactbycouncil/${busiest.id}`],
      ['impacts of the busiest in a year', `/impact/impactbycouncil/${busiest.id}?impactYear=2024`],
      ['impacts of the busiest for a goal', `/impact/impactbycouncil/${busiest.id}?sdg=13`],
    ]),
    ...memberLists('visitor'),
    ...callsOf('member', [
      ...sorted('/council/user', [['own', '']]),
      ['own, to which it belongs', '/council/user?standing=member'],
      ['own, search', '/council/user?search=river'],
      ['requests to join', `/council/member/request-list?councilId=${own.id}&state=requested`],
      ['requests to join, search', `/council/member/request-list?councilId=${own.id}&search=jakub`],
      ['resources', `/gdaresource/?councilId=${own.id}`],
      ['resources by title', `/gdaresource/?councilId=${own.id}&sort=title`],
      ['resources, search', `/gdaresource/?councilId=${own.id}&search=minutes`],
      ['own council', `/council/${own.id}`],
      ['councils of a person', `/council/allcouncildataofuser/${me}`],
      ['impacts of a person', `/council/allimpactdataofuser/${me}`],
    ]),
    ...memberLists('member'),
    ...callsOf('admin', [
      ['to decide', '/council?isSubmited=false'],
      ['declined', '/council?isApproved=false&isSubmited=true'],
      ['search', '/council?search=river'],
      ['all requests to join', '/council/member/request-list'],
      ['all open requests to join', '/council/member/request-list?state=requested'],
    ]),
  ];
}
