/**
 * The last place and ties, with several server processes on one PostgreSQL, so that no state of one process can decide
 * them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Impact, Opportunity } from '#generated/types.gen.ts';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { type Answer, type Client, createClient } from '../support/client.ts';
import { buildLoggedIn } from '../support/factories.ts';
import { dataOf, impactOf, POINTS } from '../support/impacts.ts';
import { walkBoard } from '../support/leaderboard.ts';
import { approve, offer } from '../support/opportunities.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const PROCESSES = 3;
const CROWD = 100;
const REQUESTS = '/opportunity-application-request';

let postgres: TestPostgres;
let database: Database;
let dataDir: string;
const servers: ServerProcess[] = [];
/** Each person is a client of one of the processes. */
const crowd: Client[] = [];
let partner: Client;
let admin: Client;

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
  // One folder for all processes, because they share the signing keys.
  dataDir = mkdtempSync(join(tmpdir(), 'groundswell-places-'));
  // A call that times out may have succeeded: here every call must get its response, even on a busy machine.
  const patience = { HANDLER_TIMEOUT_SECONDS: '600', DATABASE_POOL_SIZE: '40' };
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', ...patience };
  // The first process creates the keys and the tables.
  servers.push(await startServerProcess({ env, dataDir }));
  const others = Array.from({ length: PROCESSES - 1 }, () => startServerProcess({ env, dataDir }));
  servers.push(...(await Promise.all(others)));
  database = await openDatabase({ databaseUrl: postgres.url, poolSize: 4, dataDir: null });
  partner = (await buildLoggedIn(originOf(0), database.db, { role: 'Partner' })).client;
  admin = (await buildLoggedIn(originOf(1), database.db, { role: 'Admin' })).client;
  for (let created = 0; created < CROWD; created += 10) {
    const people = Array.from({ length: 10 }, (_, index) => buildLoggedIn(originOf(index), database.db));
    crowd.push(...(await Promise.all(people)).map(({ client }) => client));
  }
}, 240_000);
afterAll(async () => {
  await database.close();
  for (const server of servers) await server.stop();
  await postgres.remove();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

const originOf = (index: number) => servers[index % PROCESSES]?.origin ?? '';

/** The same person as a client of another process. */
function at(index: number, { token }: Client): Client {
  const client = createClient(originOf(index));
  client.token = token;
  return client;
}

/** A busy server asks for a retry and has done nothing. */
async function retryWhileBusy<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await call();
  return answer.status === 503 ? retryWhileBusy(call) : answer;
}

async function offerPlaces(seats: number): Promise<string> {
  const { id } = await offer(partner, { seats });
  await approve(admin, id);
  return id;
}

async function countsOf(id: string): Promise<Record<string, number>> {
  const { rows } = await database.run(
    'select state, count(*)::int as count from opportunity_applications where opportunity_id = $1 group by state',
    [id],
  );
  return Object.fromEntries(rows.map(({ state, count: created }) => [String(state), Number(created)]));
}

async function acceptAll(id: string): Promise<void> {
  const rule = { isApproved: true, min_pointsreq: 0 };
  const { status } = await retryWhileBusy(() => partner.put(`${REQUESTS}/autoAccept/${id}`, rule));
  expect(status).toBe(200);
}

const statusesOf = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, group]) => [status, group.length]),
  );

describe(`${PROCESSES} processes, ${CROWD} applicants at once, one place`, () => {
  it('goes to one applicant by auto-accept', async () => {
    const id = await offerPlaces(1);
    await acceptAll(id);
    const answers = await Promise.all(
      crowd.map((client) => retryWhileBusy(() => client.post(REQUESTS, { opportunityId: id }))),
    );
    expect(statusesOf(answers)).toEqual({ 201: 1, 409: CROWD - 1 });
    expect(await countsOf(id)).toEqual({ 'auto-accepted': 1 });
  });

  it('goes to one applicant when all are accepted by hand at once', async () => {
    const id = await offerPlaces(1);
    const applied = await Promise.all(
      crowd.map((client) => retryWhileBusy(() => client.post<{ id: string }>(REQUESTS, { opportunityId: id }))),
    );
    expect(statusesOf(applied)).toEqual({ 201: CROWD });
    const partners = servers.map((_, index) => at(index, partner));
    const answers = await Promise.all(
      applied.map(({ body }, index) =>
        retryWhileBusy(() =>
          (partners[index % PROCESSES] ?? partner).put(`${REQUESTS}/${body.data.id}`, { isApproved: true }),
        ),
      ),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 409: CROWD - 1 });
    expect(await countsOf(id)).toEqual({ accepted: 1, requested: CROWD - 1 });
    const seen = dataOf(await partner.get<Opportunity>(`/opportunity/${id}/`));
    expect(seen).toMatchObject({ acceptedCount: 1, requestedCount: CROWD - 1, seatsLeft: 0 });
  });
});

describe('auto-accept turned on in one process while others apply in all of them', () => {
  it('fills every place and never more', async () => {
    const id = await offerPlaces(10);
    const applying = crowd.map((client) => retryWhileBusy(() => client.post(REQUESTS, { opportunityId: id })));
    await acceptAll(id);
    await Promise.all(applying);
    const { requested = 0, 'auto-accepted': accepted } = await countsOf(id);
    expect(accepted).toBe(10);
    expect(dataOf(await partner.get<Opportunity>(`/opportunity/${id}/`))).toMatchObject({
      acceptedCount: 10,
      requestedCount: requested,
    });
  });
});

describe('fifty impacts with one member in all, decided concurrently by two judges', () => {
  it('are decided once each, and totals and ranks match the ledger', async () => {
    const fifty = crowd.slice(0, 50);
    const { user } = await buildLoggedIn(originOf(0), database.db);
    const logging = fifty.map((client) =>
      retryWhileBusy(() => client.post<Impact>('/impact', impactOf({ members: [user.id] }))),
    );
    const ids = (await Promise.all(logging)).map((answer) => dataOf(answer).id);
    const judges = [0, 1].map((index) => buildLoggedIn(originOf(index), database.db, { role: 'Judge' }));
    const approvals = (await Promise.all(judges)).flatMap(({ client }) =>
      ids.map((id) => retryWhileBusy(() => client.put(`/impact-verifcation/${id}`, { isVerified: true }))),
    );
    expect(statusesOf(await Promise.all(approvals))).toEqual({ 200: ids.length, 409: ids.length });

    const board = await walkBoard(partner, 'all', 100);
    const tied = ids.map(() => ({ points: POINTS, rank: 2 }));
    expect(board.map(({ points, rank }) => ({ points, rank }))).toEqual([
      { points: ids.length * POINTS, rank: 1 },
      ...tied,
    ]);
    const summed = dataOf(await admin.put(`/users/pointsupdate?userId=${user.id}`));
    expect(summed).toMatchObject({ before: ids.length * POINTS, after: ids.length * POINTS });
  });
});
