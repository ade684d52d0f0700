/** Uses of the package that have to compile, and mistakes that mustn't. It's compiled where the package is installed. */
import {
  type Call,
  createGroundswell,
  createImpact,
  exportUsers,
  type GroundswellError,
  getImpact,
  type Impact,
  type ImpactInput,
  listImpacts,
  logIn,
  rowsOf,
  streamNotifications,
  verifyWebhook,
} from 'groundswell-client';
import * as checked from 'groundswell-client/checked';

const url = 'https://community.example/api';
const groundswell = createGroundswell({ url, token: () => 'gsw_1', language: 'de' });

export async function read(id: string): Promise<Impact> {
  const answer = await checked.getImpact(groundswell, { path: { id } });
  const status: 200 = answer.status;
  return status === 200 ? answer.data : answer.data;
}

export async function logInAs(email: string, password: string) {
  const answer = await logIn(createGroundswell({ url }), { body: { email, password } });
  if (answer.status === 202) throw new Error('Verify your address first.');
  return createGroundswell({ url, session: answer.data, onRenewed: async ({ refreshToken }) => void refreshToken });
}

export async function* readAll(): AsyncGenerator<string> {
  await listImpacts(groundswell);
  const { data } = await listImpacts(groundswell, { query: { sdg: 13 }, signal: AbortSignal.timeout(1_000) });
  yield `${data.meta.total} ${data.data[0]?.title}`;
  for await (const impact of rowsOf(groundswell, listImpacts, { query: { isVerified: true } })) yield impact.title;
  for await (const { event } of streamNotifications(groundswell)) yield event ?? '';
  yield await (await exportUsers(groundswell, { query: { format: 'csv' } })).text();
}

export async function receive(request: { body: string; headers: Record<string, string | string[] | undefined> }) {
  const event = await verifyWebhook({ ...request, secret: ['whsec_AA==', 'whsec_BB=='] });
  if (event.type === 'member.left') return event.data.id;
  return event.type === 'impact.verified' ? `${event.data.title} ${event.data.owner.name}` : event.timestamp;
}

export const whyNot = (error: GroundswellError): string =>
  error.code === 'edited_meanwhile' ? 'again' : `${error.status} ${error.errors.map(({ field }) => field).join()}`;
export const log: Call<{ body: ImpactInput }, { data: Impact }> = createImpact;

export function mistakes(): unknown[] {
  return [
    // @ts-expect-error: without an address
    createGroundswell({ token: 'gsw_1' }),
    // @ts-expect-error: a program's token and a person's session
    createGroundswell({ url, token: 'gsw_1', session: { accessToken: '', refreshToken: '', expiresAt: '', user: {} } }),
    // @ts-expect-error: without a community
    listImpacts(),
    // @ts-expect-error: a community that the factory didn't make
    listImpacts({ url }),
    // @ts-expect-error: without its path
    getImpact(groundswell),
    // @ts-expect-error: a misspelt field
    listImpacts(groundswell, { query: { goal: 13 } }),
    // @ts-expect-error: a value that isn't one of them
    listImpacts(groundswell, { query: { sort: 'best' } }),
    // @ts-expect-error: a body without its password
    logIn(groundswell, { body: { email: 'amina@example.org' } }),
    // @ts-expect-error: a list that has no rows
    rowsOf(groundswell, getImpact, { path: { id: '' } }),
    // @ts-expect-error: a code that no refusal has
    (error: GroundswellError) => error.code === 'tired',
  ];
}
