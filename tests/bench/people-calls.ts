/** Every call that reads people: leaderboards, profiles, the directory. */
import type { Leaderboard, LeaderboardRowList } from '#generated/types.gen.ts';
import { type Call, type Clients, callsOf } from './measure-calls.ts';

const PERIODS = ['all', 'year', 'month'] as const;

/** Uses ids and cursors returned by the leaderboards. */
export async function listPeopleCalls({ visitor, member }: Clients): Promise<Call[]> {
  const { top, own, ownCursor } = (await member.get<Leaderboard>('/users/leaderboard')).body.data;
  const [first] = top;
  if (!first || !own) throw new Error('Nobody is on the leaderboard');
  const onward = await member.get<LeaderboardRowList>(`/users/leaderboard/list?cursor=${ownCursor}`);
  const { previousCursor, meta } = onward.body.data;
  const ahead = (await visitor.get<LeaderboardRowList>('/users/leaderboard/list?page_size=100')).body.data.meta;
  const everyone = PERIODS.flatMap((period): [string, string][] => [
    [`leaderboard, ${period}`, `/users/leaderboard?period=${period}`],
    [`its list, ${period}`, `/users/leaderboard/list?period=${period}`],
  ]);
  return [
    ...callsOf('visitor', [
      ...everyone,
      ['its list, page 500', '/users/leaderboard/list?page=500'],
      ['its list, by cursor', `/users/leaderboard/list?cursor=${ahead.nextCursor}`],
    ]),
    ...callsOf('member', [
      ['own account', '/users/view'],
      [`leaderboard, place ${own.rank.toLocaleString('en')}`, '/users/leaderboard'],
      ['its list from the own place', `/users/leaderboard/list?cursor=${ownCursor}`],
      ['its list on from there', `/users/leaderboard/list?cursor=${meta.nextCursor}`],
      ['its list up from there', `/users/leaderboard/list?before=${previousCursor}`],
      ['profile of the first', `/users/view/${first.person.id}`],
      ['directory', '/users'],
      ['directory, oldest', '/users?sort=oldest'],
      ['directory, by name', '/users?sort=name'],
      ['directory, by points', '/users?sort=points'],
      ['directory, page 500', '/users?page=500'],
      ['directory, judges by name', '/users?role=Judge&sort=name'],
      ['directory, partners', '/users?role=Partner'],
      ['directory, a common name', '/users?search=amina'],
      ['directory, a common name by name', '/users?search=amina&sort=name'],
      ['directory, a common name by points', '/users?search=amina&sort=points'],
      ['directory, a rare name', '/users?search=karanana'],
      ['search, a common name', '/users/search?search=amina'],
      ['search, a rare name', '/users/search?search=karanana'],
      ['search, misspelt', '/users/search?search=karanena'],
      ['search, two words', '/users/search?search=lucia%20karan'],
      ['search, two letters', '/users/search?search=ka'],
      ['search, one letter', '/users/search?search=a'],
      ['search, newest', '/users/search?search=lena&sort=newest'],
      ['search for nobody', '/users/search?search=xylophonists'],
    ]),
  ];
}
