/** Impacts for tests, logged and decided over HTTP as people do. */
import type { Impact, ImpactInput, ImpactList } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Answer, Client } from './client.ts';
import { buildLoggedIn } from './factories.ts';

/** Ids of impact types that a migration creates. */
export const PLANTING = '0190a000-0000-7000-8000-000000000001';
export const CLEAN_UP = '0190a000-0000-7000-8000-000000000002';

const DAY_MS = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** The first and last day of test impacts: the two days before the tests run, as people log recent impacts. */
export const [FIRST_DAY, LAST_DAY] = [dayBefore(2), dayBefore(1)];
export const FIRST_DAY_YEAR = Number(FIRST_DAY.slice(0, 4));

let logged = 0;

export function impactOf(changes: Partial<ImpactInput> = {}): ImpactInput {
  logged += 1;
  return {
    title: `Mangroves for the Casamance, part ${logged}`,
    description: 'Sixty neighbours and two schools planted red mangroves.',
    impactYear: FIRST_DAY_YEAR,
    startDate: FIRST_DAY,
    endDate: LAST_DAY,
    eventType: PLANTING,
    location: 'Ziguinchor, Senegal',
    sdgs: [13, 15],
    measures: { hours: 24, trees: 100 },
    ...changes,
  };
}

/** The points for the measures of impactOf: 10, 12 for the hours, 10 for the trees. */
export const POINTS = 32;

export async function logImpact(client: Client, changes: Partial<ImpactInput> = {}): Promise<Impact> {
  return dataOf(await client.post<Impact>('/impact', impactOf(changes)));
}

export async function decide(client: Client, id: string, body: object): Promise<Impact> {
  return dataOf(await client.put<Impact>(`/impact-verifcation/${id}`, body));
}

export const QUESTION = 'Who counted the seedlings, and when?';

export async function ask(client: Client, id: string, question = QUESTION): Promise<Impact> {
  return dataOf(await client.post<Impact>(`/impact/question/${id}`, { question }));
}

export async function answer(client: Client, id: string, text = 'The forestry office, in March.'): Promise<Impact> {
  return dataOf(await client.post<Impact>(`/impact/answer/${id}`, { answer: text }));
}

export function dataOf<T>({ status, body }: Answer<T>): T {
  if (status >= 300) throw new Error(`The call answered ${status}: ${JSON.stringify(body)}`);
  return body.data;
}

/** The ids of a list's rows, in order. */
export async function idsOf(client: Client, path: string): Promise<string[]> {
  return dataOf(await client.get<ImpactList>(path)).data.map(({ id }) => id);
}

export interface Cast {
  owner: Client;
  ownerId: string;
  judge: Client;
  judgeId: string;
  otherJudge: Client;
  otherJudgeId: string;
  admin: Client;
  adminId: string;
  stranger: Client;
  strangerId: string;
}

/** One person of each role in an impact's lifecycle. */
export async function buildCast(origin: string, db: Db): Promise<Cast> {
  const owner = await buildLoggedIn(origin, db, { name: 'Amina', lastName: 'Diallo' });
  const judge = await buildLoggedIn(origin, db, { role: 'Judge', name: 'Keiko', lastName: 'Tanaka' });
  const otherJudge = await buildLoggedIn(origin, db, { role: 'Judge', name: 'Tomasz', lastName: 'Nowak' });
  const admin = await buildLoggedIn(origin, db, { role: 'Admin', name: 'Aroha', lastName: 'Ngata' });
  const stranger = await buildLoggedIn(origin, db, { name: 'Diego', lastName: 'Ríos' });
  return {
    owner: owner.client,
    ownerId: owner.user.id,
    judge: judge.client,
    judgeId: judge.user.id,
    otherJudge: otherJudge.client,
    otherJudgeId: otherJudge.user.id,
    admin: admin.client,
    adminId: admin.user.id,
    stranger: stranger.client,
    strangerId: stranger.user.id,
  };
}
