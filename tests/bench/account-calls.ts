/** The account lists, as an admin requests them. */
import type { AccountList } from '#generated/types.gen.ts';
import { callsOf, type ListCalls } from './measure-calls.ts';

const PATH = '/users/allusers/';

export const listAccountCalls: ListCalls = async ({ admin }) => {
  const read = async (query: string) => (await admin.get<AccountList>(`${PATH}?${query}`)).body.data;
  const cursorOf = async (query: string) =>
    `${query}&cursor=${(await read(`${query}&page=100&page_size=100`)).meta.nextCursor}`;
  const { data } = await read('page=400');
  const email = data[0]?.email ?? '';
  const orders = ['newest', 'oldest', 'name', 'email', 'points', 'last_seen'];
  const walked = await Promise.all(
    orders.map(async (sort) => [`${sort}, past row 10,000`, `${PATH}?${await cursorOf(`sort=${sort}`)}`] as const),
  );
  const queries: [name: string, query: string][] = [
    ...orders.map((sort): [string, string] => [`all accounts, ${sort}`, `sort=${sort}`]),
    ['Judges', 'role=Judge'],
    ['Partners by points', 'role=Partner&sort=points'],
    ['Admins by name', 'role=Admin&sort=name'],
    ['deactivated', 'status=inactive'],
    ['unverified by email', 'status=unverified&sort=email'],
    ['deactivated Partners, last seen', 'status=inactive&role=Partner&sort=last_seen'],
    ['joined on a day', 'from=2025-03-02&to=2025-03-02'],
    ['joined in a year, by name', 'from=2025-01-01&to=2025-12-31&sort=name'],
    ['a common first name', 'search=amina'],
    ['a common first name, by points', 'search=amina&sort=points'],
    ['a common first name, Judges', 'search=amina&role=Judge'],
    ['a rare family name', `search=${encodeURIComponent(data[0]?.lastName ?? 'x')}`],
    ['a misspelling', 'search=valentinna'],
    ['a part of a name', 'search=jiru'],
    ['two words', `search=${encodeURIComponent(`${data[3]?.name} ${data[3]?.lastName}`)}`],
    ['an email address', `search=${encodeURIComponent(email)}`],
    ['the words of every email address', 'search=people.example'],
    ['nobody', 'search=zzqqxxyy'],
  ];
  return [
    ...callsOf(
      'admin',
      queries.map(([name, query]) => [name, `${PATH}?${query}`] as const),
    ),
    ...callsOf('admin', walked),
    ...callsOf('admin', [['the numbers of the overview', '/stats/admin']]),
  ];
};
