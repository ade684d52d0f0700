import { logIn } from './tests/support/factories.ts';
import { approve, dayFromNow, offer } from './tests/support/opportunities.ts';
import { dataOf } from './tests/support/impacts.ts';
const O = 'http://127.0.0.1:3201';
const PW = 'tide-lantern-orchard';
const as = async (who: string) => (await logIn(O, { email: `${who}@groundswell.example` }, PW)).client;
const [partner, admin, member] = [await as('partner'), await as('admin'), await as('member')];
const T = (n: number) => `0190a000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;
const C = (n: number) => `0190a000-0000-7000-8000-0000000002${String(n).padStart(2, '0')}`;
const me = dataOf(await member.get<any>('/users/view'));
console.log('member has', me.points);
const D = 'You study for two terms and spend the third with a community that keeps a reef. A tutor from the university meets you every week; the harbour pays for the boat.\n\nWhat counts is what you have done, not what you have been called. Tell us in the interview what you would do with a year.';
const rows: [string, number, number, number, string | null, string, number | null, number][] = [
  ['Coastal Stewards Scholarship 2027', 1, 1, 2, 'Suva, Fiji', 'Pacific/Fiji', 12, me.points + 160],
  ['Repair cafés of the Baltic: six months in a workshop', 3, 2, 9, 'Tallinn, Estonia', 'Europe/Tallinn', 3, 20],
  ['Grants for school gardens', 4, 3, 30, null, 'Europe/Berlin', null, 0],
  ['Fellowship for river guardians who keep long records of water quality across the whole of the upper Paraná', 2, 4, 47, 'Buenos Aires, Argentina', 'America/Argentina/Buenos_Aires', 12, me.points + 900],
  ['Training: solar roofs for clinics', 6, 5, 100, 'Dakar, Senegal', 'Africa/Dakar', 40, 40],
  ['Volunteer on the hill farms of Kerala', 5, 3, 16, 'Wayanad, India', 'Asia/Kolkata', 1, 10],
];
for (const [title, t, c, d, location, timeZone, seats, points] of rows) {
  const o = await offer(partner, { title, description: `The beginning says who it is for: people who already look after a place.\n\n${D}`, typeId: T(t), categoryId: C(c), deadline: dayFromNow(d), location, isRemote: location === null, timeZone, seats, sdgs: [4, 14, 13].slice(0, 1 + (t % 3)) });
  await approve(admin, o.id, points);
  if (t === 3) dataOf(await member.post('/opportunity-application-request', { opportunityId: o.id }));
  if (t === 6) { const a = dataOf(await member.post<any>('/opportunity-application-request', { opportunityId: o.id })); dataOf(await partner.put(`/opportunity-application-request/${a.id}`, { isApproved: true })); }
  if (t === 5) { const a = dataOf(await member.post<any>('/opportunity-application-request', { opportunityId: o.id })); dataOf(await partner.put(`/opportunity-application-request/${a.id}`, { isApproved: true })); }
  if (t <= 3) dataOf(await member.post('/user-opportunity-fav', { opportnityId: o.id }));
  console.log(o.id, o.slug);
}
const pending = await offer(partner, { title: 'Pending one' }); console.log('pending', pending.id);
const no = await offer(partner, { title: 'Declined one' }); await admin.put(`/opportunity-verifcation/${no.id}`, { isApproved: false, reason: 'Say what it costs the person, and who pays the flight.' }); console.log('declined', no.id);
