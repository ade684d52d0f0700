/** What members and visitors of a community do for an hour, at a steady rate. */
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import type { Impact, ImpactList, Session } from '#generated/types.gen.ts';
import { type Answer, type Client, createClient } from '../support/client.ts';
import { openStream } from '../support/event-stream.ts';
import { impactOf } from '../support/impacts.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { pictureFile, upload } from '../support/uploads.ts';
import { makeVerifiedAccount, PASSWORD } from './sign-in.ts';

export interface SoakCounts {
  calls: number;
  /** Answers that weren't expected, by call, status and code. */
  errors: Map<string, number>;
}

interface Member {
  client: Client;
  session: Session;
}

const MEMBERS = 12;
const VISITORS = 4;
/** Pictures, sessions and streams are rate-limited, or rarer than other calls. */
const ROUNDS_PER_PICTURE = 6;
const ROUNDS_PER_SESSION = 5;
const ROUNDS_PER_STREAM = 2;
const STREAM_MS = 20_000;
const WORDS = ['river', 'garden', 'school', 'harbuor', 'planting trees', 'xylophonists'];

/** @param rate calls per second of everyone together. @param until the deadline, in milliseconds since 1970. */
export async function soak(server: ServerProcess, rate: number, until: number, counts: SoakCounts): Promise<void> {
  const community = createCommunity(server.origin, rate, counts);
  const members: Member[] = [];
  for (let count = 0; count < MEMBERS; count += 1) {
    const email = `${crypto.randomUUID()}@people.example`;
    await makeVerifiedAccount(server, email);
    members.push(await logIn(server.origin, email, PASSWORD));
  }
  const judgeEmail = DEMO_ACCOUNTS.find(({ role }) => role === 'Judge')?.email ?? '';
  const judge = await logIn(server.origin, judgeEmail, DEMO_PASSWORD);
  const repeat = async (act: (round: number) => Promise<void>) => {
    for (let round = 0; Date.now() < until; round += 1) await act(round);
  };
  await Promise.all([
    ...members.map((member, place) => repeat((round) => community.takePart(member, round + place))),
    ...Array.from({ length: VISITORS }, () => repeat(community.visit)),
    repeat((round) => community.review(judge, round)),
  ]);
}

async function logIn(origin: string, email: string, password: string): Promise<Member> {
  const client = createClient(origin);
  const { status, body } = await client.post<Session>('/login', { email, password });
  if (status !== 200) throw new Error(`The login answered ${status}: ${JSON.stringify(body)}`);
  client.token = body.data.accessToken;
  return { client, session: body.data };
}

function createCommunity(origin: string, rate: number, counts: SoakCounts) {
  const picture = pictureFile();
  const nextTurn = paceOf(rate);
  const toReview: string[] = [];
  const call = async <T>(name: string, ask: () => Promise<Answer<T>>): Promise<T | null> => {
    await nextTurn();
    counts.calls += 1;
    const answer = await ask().catch(() => null);
    if (answer && answer.status < 300) return answer.body.data;
    const kind = `${name}: ${answer ? `${answer.status} ${answer.body.code ?? ''}` : 'lost'}`;
    counts.errors.set(kind, (counts.errors.get(kind) ?? 0) + 1);
    return null;
  };
  const read = <T>(client: Client, path: string) => call(path.split('?')[0] ?? '', () => client.get<T>(path));

  /** Visits as a new visitor each time, with a new browser. */
  const visit = async (round: number) => {
    const client = createClient(origin);
    const list = await read<ImpactList>(client, `/impact?page=${1 + (round % 5)}`);
    const first = list?.data[0];
    if (first) await call('/impact/…', () => client.get(`/impact/${first.id}`));
    for (const path of ['/opportunity', '/council', '/stats', '/news/publicNews', '/sdg', '/users/leaderboard'])
      await read(client, path);
    await read(client, `/impact?search=${encodeURIComponent(wordOf(round))}`);
    await nextTurn();
    counts.calls += 1;
    await (await fetch(origin)).arrayBuffer();
  };

  const log = async ({ client }: Member, round: number) => {
    const files = round % ROUNDS_PER_PICTURE === 0 ? [await picture] : [];
    const uploaded = files.length > 0 && (await call('upload', () => upload(origin, client, { files })));
    const media = uploaded ? uploaded.media.map(({ id }) => id) : [];
    const logged = await call('log', () => client.post<Impact>('/impact', impactOf({ media })));
    if (!logged) return;
    toReview.push(logged.id);
    await call('/impact/…', () => client.get(`/impact/${logged.id}`));
  };

  const like = async ({ client, session }: Member, impactId: string) => {
    for (const likeStatus of [true, false])
      await call('like', () => client.post('/like', { impactId, userId: session.user.id, likeStatus }));
  };

  const renew = async (member: Member) => {
    const { session, client } = member;
    const path = `/getToken/${session.user.id}`;
    const renewed = await call('renew', () => client.get<Session>(path, { token: session.refreshToken }));
    if (!renewed) return;
    member.session = { ...session, ...renewed };
    client.token = renewed.accessToken;
  };

  const takePart = async (member: Member, round: number) => {
    const { client } = member;
    if (round % ROUNDS_PER_SESSION === 0) await renew(member);
    const stream = round % ROUNDS_PER_STREAM === 0 ? await openStream(origin, client) : null;
    const closing = stream && wait(STREAM_MS).then(stream.close);
    await read(client, '/users/view');
    const list = await read<ImpactList>(client, '/impact');
    for (const path of ['/general/notification', '/impact/user', '/users/me/points']) await read(client, path);
    await read(client, `/impact?search=${encodeURIComponent(wordOf(round))}`);
    await read(client, `/users/search?search=${'aeio'[round % 4]}`);
    const first = list?.data[0];
    if (first) await like(member, first.id);
    await log(member, round);
    await closing;
  };

  const review = async (judge: Member, round: number) => {
    if (round % 50 === 0) await renew(judge);
    if (round % 10 === 0) await read(judge.client, '/impact-verifcation');
    const id = toReview.shift();
    const decision = round % 3 === 0 ? { isVerified: false, reason: 'Please add a picture.' } : { isVerified: true };
    if (id) await call('review', () => judge.client.put(`/impact-verifcation/${id}`, decision));
    else await nextTurn();
  };
  return { visit, takePart, review };
}

const wordOf = (round: number) => WORDS[round % WORDS.length] ?? '';

/** Spaces calls by the rate; after a slow call, the missed ones aren't made up for. */
function paceOf(rate: number): () => Promise<void> {
  let next = Date.now();
  return async () => {
    next = Math.max(next + 1000 / rate, Date.now());
    await wait(Math.max(0, next - Date.now()));
  };
}
