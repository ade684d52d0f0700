/** What members, judges and visitors do on a cluster: mostly read, and log, like and verify impacts. */
import type { Impact, ImpactList, Session } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Answer, Client } from '../support/client.ts';
import { createClient } from '../support/client.ts';
import { buildUser, logIn } from '../support/factories.ts';
import { impactOf } from '../support/impacts.ts';

export interface Load {
  visitors: readonly Client[];
  members: readonly (Client & { userId: string })[];
  /** One for each member, since the number of impacts that a judge may decide in an hour is limited. */
  judges: readonly Client[];
}

export interface LoadResult {
  requests: number;
  /** Answers that weren't successes, by status and code. */
  errors: Map<string, number>;
  /** Reads that missed what the same member had written just before. */
  missed: number;
  tookMs: number;
}

/** The number of members per process, and of judges. */
const PEOPLE = 12;
const MEMBERS_PER_VISITOR = 3;

export interface People {
  /** @param from leaves out those of this many processes. Each person may log only so many impacts an hour. */
  at(to: string, processes: number, from?: number): Load;
  /** Access tokens are only valid for so long, and a slow machine takes longer than that for all measurements. */
  renewTokens(): Promise<void>;
}

/** The same people serve all runs, since sessions are valid on every process; a load has 12 per process in use. */
export async function gatherPeople(origin: string, db: Db, processes: number): Promise<People> {
  const members: Session[] = [];
  const judges: Session[] = [];
  for (let count = 0; count < processes * PEOPLE; count += 1) {
    judges.push((await logIn(origin, await buildUser(db, { role: 'Judge' }))).session);
    members.push((await logIn(origin, await buildUser(db))).session);
  }
  const withToken = (to: string, { accessToken, user }: Session) =>
    Object.assign(createClient(to), { token: accessToken, userId: user.id });
  return {
    at: (to, asked, from = 0) => {
      const ofThese = (people: readonly Session[]) => people.slice(from * PEOPLE, (from + asked) * PEOPLE);
      return {
        visitors: Array.from({ length: (asked * PEOPLE) / MEMBERS_PER_VISITOR }, () => createClient(to)),
        members: ofThese(members).map((session) => withToken(to, session)),
        judges: ofThese(judges).map((session) => withToken(to, session)),
      };
    },
    renewTokens: async () => {
      for (const session of [...members, ...judges]) {
        const { refreshToken, user } = session;
        const answer = await createClient(origin).get<Session>(`/getToken/${user.id}`, { token: refreshToken });
        if (answer.status !== 200) throw new Error(`The renewal of a session answered ${answer.status}`);
        Object.assign(session, answer.body.data);
      }
    },
  };
}

/** Each person does one thing after the other; all of them act concurrently. */
export async function drive({ visitors, members, judges }: Load, rounds: number): Promise<LoadResult> {
  const began = performance.now();
  const result: LoadResult = { requests: 0, errors: new Map(), missed: 0, tookMs: 0 };
  const count = <T>(answer: Answer<T>): Answer<T> => {
    result.requests += 1;
    if (answer.status < 300) return answer;
    const kind = `${answer.status} ${answer.body.code ?? ''}`;
    result.errors.set(kind, (result.errors.get(kind) ?? 0) + 1);
    return answer;
  };
  const visit = async (visitor: Client) => {
    count(await visitor.get('/impact'));
    count(await visitor.get('/stats'));
    count(await visitor.get('/opportunity'));
  };
  const takePart = async (member: Client & { userId: string }, judge: Client | undefined) => {
    const list = count(await member.get<ImpactList>('/impact'));
    const [first] = list.status === 200 ? list.body.data.data : [];
    count(await member.get('/users/view'));
    if (first) count(await member.post('/like', { impactId: first.id, userId: member.userId, likeStatus: true }));
    const logged = count(await member.post<Impact>('/impact', impactOf()));
    if (logged.status >= 300) return;
    const { id } = logged.body.data;
    if (count(await member.get(`/impact/${id}`)).status !== 200) result.missed += 1;
    if (judge) count(await judge.put(`/impact-verifcation/${id}`, { isVerified: true }));
  };
  // A visitor reads alongside every third member, so that what they read changes meanwhile.
  const repeat = async (index: number, member: Client & { userId: string }) => {
    const visitor = visitors[index / MEMBERS_PER_VISITOR];
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all([takePart(member, judges[index]), visitor && visit(visitor)]);
    }
  };
  await Promise.all(members.map((member, index) => repeat(index, member)));
  return { ...result, tookMs: performance.now() - began };
}
