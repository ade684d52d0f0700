/** Overlong bodies, all sent to one server: its response to one doesn't depend on the last. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../support/client.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { headersOf } from '../support/uploads.ts';
import { createDatabase, type FaultyDatabase } from './databases.ts';
import { GIBIBYTE, residentBytes, sendEndlessFile, sendEndlessText } from './endless-bodies.ts';
import { becomeAdmin } from './person.ts';

/** Far below the body's size, and above what garbage collection alone explains. */
const MAX_GROWTH_BYTES = 64 * 1024 ** 2;
const LENGTHS: [string, Record<string, string>][] = [
  ['with its length declared', { 'content-length': String(GIBIBYTE) }],
  ['in chunks, its length undeclared', { 'transfer-encoding': 'chunked' }],
];

let database: FaultyDatabase;
let server: ServerProcess;
let admin: Client;

beforeAll(async () => {
  database = await createDatabase('embedded');
  server = await startServerProcess({ env: { LOG_LEVEL: 'warn' }, dataDir: database.dataDir });
  admin = (await becomeAdmin(server.origin)).client;
});
afterAll(async () => {
  await server.stop();
  await database.remove();
});

describe('a one-gibibyte body', () => {
  it.each(LENGTHS)('%s is refused with 413 without using memory', async (_how, lengthHeaders) => {
    const client = createClient(server.origin);
    await client.get('/users/view');
    await refusesWithoutGrowing(sendEndlessText, { ...(await headersOf(client)), ...lengthHeaders });
  });
});

describe('a one-gibibyte upload', () => {
  it.each(LENGTHS)('%s is refused with 413 without using memory', async (_how, lengthHeaders) => {
    await refusesWithoutGrowing(sendEndlessFile, { ...(await headersOf(admin)), ...lengthHeaders });
  });
});

/** The first run warms up what the second one measures. */
async function refusesWithoutGrowing(pour: typeof sendEndlessText, headers: Record<string, string>): Promise<void> {
  await pour(server.origin, headers);
  const before = await residentBytes(server.origin);
  expect(await pour(server.origin, headers)).toBe(413);
  expect((await residentBytes(server.origin)) - before).toBeLessThan(MAX_GROWTH_BYTES);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
}
