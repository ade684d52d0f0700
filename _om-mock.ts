import type { Page } from '@playwright/test';
const id = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const day = (n: number) => new Date(Date.UTC(2026, 10, 21) + n * 864e5).toISOString().slice(0, 10);
const rule = { pointsRequired: 500, min_pointsreq: null, seats: 12 };
const BASE: [string, string, string, string, string | null, string, number, number | null, number | null, number, number][] = [
  ['Coastal Stewards Scholarship 2027', 'A year of marine science at the university in Suva for people who already look after a coast, with tuition, housing and a stipend. Fieldwork on three islands, taught in English and Fijian.', 'Scholarship', 'Environment and climate', 'Suva, Fiji', 'Pacific/Fiji', 2, 12, 9, 500, 340],
  ['Repair cafés of the Baltic: six months in a workshop', 'Learn to mend what others throw away.', 'Internship', 'Circular economy', 'Tallinn, Estonia', 'Europe/Tallinn', 9, 3, 0, 120, 120],
  ['Grants for school gardens', 'Up to 2,000 euros for beds, seeds and a shed.', 'Grant', 'Food and land', null, 'Europe/Berlin', 30, null, null, 0, 0],
  ['Fellowship for river guardians who keep long records of water quality across the whole of the upper Paraná', 'Twelve fellows walk, measure, and write. The fellowship pays travel, instruments and four hours of your week over a year.', 'Fellowship', 'Water', 'Buenos Aires, Argentina', 'America/Argentina/Buenos_Aires', 47, 12, 12, 900, 500],
  ['Training: solar roofs for clinics', 'Two weeks on a roof in Dakar.', 'Training', 'Energy', 'Dakar, Senegal', 'Africa/Dakar', 100, 40, 22, 40, 40],
];
const opp = (n: number, over = {}) => {
  const b = BASE[n % BASE.length]!;
  const [title, excerpt, type, category, location, timeZone, d, seats, seatsLeft, req, reached] = b;
  const closes = new Date(Date.parse(`${day(d + 1)}T00:00:00Z`) - (timeZone === 'Pacific/Fiji' ? 12 : timeZone.startsWith('America') ? -3 : timeZone.startsWith('Africa') ? 0 : timeZone.endsWith('Tallinn') ? 2 : 1) * 36e5);
  return { id: id(900 + n), title, slug: 'a-slug', excerpt, type: { id: id(1), name: type }, category: { id: id(2), name: category }, sdgs: [4, 14, 13].slice(0, 1 + (n % 3)).map((sdg) => ({ id: id(50 + sdg), sdg })), location, isRemote: location === null, deadline: day(d), timeZone, closesAt: closes.toISOString(), isOpen: seatsLeft !== 0, seats, seatsLeft, cover: null, owner: { id: id(77), name: n % 2 ? 'Anahera Ngata' : 'Pacific Coast Trust', slug: 'x', avatarUrl: null }, state: 'approved', isVerified: true, pointsRequired: req, isHidden: false, isFeatured: n === 0, declineReason: null, isUnlocked: reached >= req, pointsMissing: req - reached, isFavourite: n === 1, favouriteId: n === 1 ? id(5) : null, application: null as unknown, requestedCount: null, acceptedCount: null, revision: 1, createdAt: '2026-08-18T22:10:00.000Z', updatedAt: '2026-09-01T03:00:00.000Z', ...over };
};
const app = (state: string, extra = {}) => ({ id: id(301), state, rule, requestedAt: '2026-11-04T11:12:00.000Z', decidedAt: state === 'requested' ? null : '2026-11-10T08:00:00.000Z', isClosedUndecided: false, ...extra });
const list = (data: unknown[]) => ({ status: 200, message: '', data: { data, meta: { page: 1, pageSize: 20, total: data.length, totalPages: 1, nextCursor: null, totalIsExact: true } } });
export async function mock(page: Page, isMember: boolean, over: Record<string, unknown> = {}) {
  const strip = (o: any) => (isMember ? o : { ...o, isUnlocked: false, pointsMissing: null, isFavourite: false, favouriteId: null, application: null });
  const all = [0, 1, 2, 3, 4].map((n) => strip(opp(n)));
  await page.route('**/api/opportunity**', async (route) => {
    const url = new URL(route.request().url());
    const p = url.pathname.replace('/api', '');
    const json = (body: unknown) => route.fulfill({ json: body });
    if (p === '/opportunity-type') return json(list(['Scholarship', 'Fellowship', 'Internship', 'Grant'].map((name, i) => ({ id: id(10 + i), name }))));
    if (p === '/opportunity-category') return json(list(['Water', 'Energy'].map((name, i) => ({ id: id(20 + i), name }))));
    if (p === '/opportunity/user') {
      if (url.searchParams.get('relation') === 'applied') return json(list([opp(0, { application: app('requested') }), opp(1, { application: app('accepted') }), opp(3, { application: app('denied', { isClosedUndecided: true }), state: 'closed', isOpen: false }), opp(4, { application: app('withdrawn') })]));
      return json(list([opp(1), opp(0, { isFavourite: true })]));
    }
    if (p === '/opportunity/upcoming') return json(list(all));
    if (p === '/opportunity') return json(list(all));
    const { excerpt, cover, ...rest } = strip(opp(Number(process.env['N'] ?? 0)));
    return json({ status: 200, message: '', data: { ...rest, description: `${excerpt}\n\nYou study for two terms and spend the third with a community that keeps a reef. A tutor from the university meets you every week; the harbour pays for the boat.\n\nWhat counts is what you have done, not what you have been called. Tell us in the interview what you would do with a year.`, link: 'https://example.org/coastal', media: [], decidedAt: null, autoAccept: null, ...over } });
  });
  await page.route('**/api/user-opportunity-fav**', (route) => route.request().method() === 'GET' ? route.fulfill({ json: list([opp(1), opp(0, { isFavourite: true }), opp(3, { isFavourite: true, state: 'closed', isOpen: false })].map((opportunity, n) => ({ id: id(500 + n), opportunity, savedAt: '2026-10-10T00:00:00.000Z' }))) }) : route.continue());
  await page.route('**/api/partners**', (route) => route.fulfill({ json: list([0, 1, 2].map((n) => ({ person: { id: id(60 + n), name: 'Anahera Ngata', slug: 'x', avatarUrl: null }, organizationName: ['Pacific Coast Trust', 'Verein für Reparatur und Wiederverwendung im Ostseeraum', null][n], opportunityCount: 7 - n, openCount: n === 1 ? 0 : 3, nextClosesAt: n === 1 ? null : '2026-12-01T12:00:00.000Z' }))) }));
}
