/** What members, judges and visitors do on a cluster: mostly read, and log, like and review impacts. */
import type { Impact, ImpactList } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import type { Answer, Client } from '../support/client.ts';
import { createClient } from '../support/client.ts';
import { buildUser, logIn } from '../support/factories.ts';
import { impactOf } from '../support/impacts.ts';

export interface Load {
  visitors: readonly Client[];
  members: readonly (Client & { userId: string })[];
  judge: Client;
}

export interface LoadResult {
  requests: number;
  /** Answers that weren't successes, by status and code. */
  errors: Map<string, number>;
  /** Reads that missed what the same member had written just before. */
  missed: number;
  tookMs: number;
}

const PEOPLE = 12;

/** Sessions hold on every process, so the people stay the same for all runs. */
export async function gatherPeople(origin: string, db: Db): Promise<(to: string) => Load> {
  const members: { token: string | null; userId: string }[] = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const user = await buildUser(db);
    members.push({ token: (await logIn(origin, user)).client.token, userId: user.id });
  }
  const judge = (await logIn(origin, await buildUser(db, { role: 'Judge' }))).client.token;
  const withToken = (to: string, token: string | null) => Object.assign(createClient(to), { token });
  return (to) => ({
    visitors: Array.from({ length: PEOPLE / 3 }, () => createClient(to)),
    members: members.map(({ token, userId }) => Object.assign(withToken(to, token), { userId })),
    judge: withToken(to, judge),
  });
}

/** Everyone does one thing after the other, all of them at once. */
export async function drive({ visitors, members, judge }: Load, rounds: number): Promise<LoadResult> {
  const began = performance.now();
  const result: LoadResult = { requests: 0, errors: new Map(), missed: 0, tookMs: 0 };
  const count = <T>(answer: Answer<T>): Answer<T> => {
    result.requests += 1;
    if (answer.status < 300) return answer;
    const kind = `${answer.status} ${answer.body.code ?? ''}`;
    result.errors.set(kind, (result.errors.get(kind) ?? 0) + 1);
    return answer;
  };
  const toReview: string[] = [];
  const visit = async (visitor: Client) => {
    count(await visitor.get('/impact'));
    count(await visitor.get('/stats'));
    count(await visitor.get('/opportunity'));
  };
  const takePart = async (member: Client & { userId: string }) => {
    const list = count(await member.get<ImpactList>('/impact'));
    const [first] = list.status === 200 ? list.body.data.data : [];
    count(await member.get('/users/view'));
    if (first) count(await member.post('/like', { impactId: first.id, userId: member.userId, likeStatus: true }));
    const logged = count(await member.post<Impact>('/impact', impactOf()));
    if (logged.status >= 300) return;
    const { id } = logged.body.data;
    if (count(await member.get(`/impact/${id}`)).status !== 200) result.missed += 1;
    toReview.push(id);
  };
  const review = async () => {
    const id = toReview.shift();
    if (id) count(await judge.put(`/impact-verifcation/${id}`, { isVerified: true }));
  };
  const repeat = async (act: () => Promise<void>) => {
    for (let round = 0; round < rounds; round += 1) await act();
  };
  const all = [
    ...visitors.map((visitor) => repeat(() => visit(visitor))),
    ...members.map((member) => repeat(() => takePart(member))),
    ...members.map(() => repeat(review)),
  ];
  await Promise.all(all);
  return { ...result, tookMs: performance.now() - began };
}
