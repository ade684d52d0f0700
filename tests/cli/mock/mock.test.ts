import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { failedOf } from '#cli/conformance/report.ts';
import { runConformance } from '#cli/conformance/run.ts';
import { MOCK_ACCOUNTS, MOCK_PASSWORD } from '#cli/mock/callers.ts';
import { type Mock, startMock } from '#cli/mock/start-mock.ts';

const password = MOCK_PASSWORD;
const accounts = Object.fromEntries(MOCK_ACCOUNTS.map(({ name, email }) => [name.toLowerCase(), { email, password }]));
const zAnswer = z.looseObject({ data: z.record(z.string(), z.unknown()) });

let mock: Mock;
let token: string;

beforeAll(async () => {
  mock = await startMock();
  const login = zAnswer.parse(await (await send('/login', accounts['member'])).json());
  token = String(login.data['accessToken']);
});
afterAll(() => mock.stop());

const PROOF = { 'x-xsrf-token': 'a-token', cookie: 'XSRF-TOKEN=a-token' };
const ask = (path: string, init: RequestInit = {}) => fetch(`${mock.origin}${path}`, init);
const send = (path: string, body: unknown, headers: Record<string, string> = PROOF, method = 'POST') =>
  ask(path, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
const asMember = () => ({ ...PROOF, authorization: `Bearer ${token}` });
const read = async (path: string) => zAnswer.parse(await (await ask(path, { headers: asMember() })).json()).data;

const COUNCIL = { councilTitle: 'Seagrass of the Wadden', description: 'We replant it.', sdgs: [14] };

describe('a server made from the contract alone', () => {
  it('passes the half of the kit that only reads', async () => {
    const report = await runConformance({ base: `${mock.origin}/api`, accounts, writes: false, only: null });
    expect(failedOf(report)).toEqual([]);
    expect(report.succeeded.size).toBeGreaterThan(80);
  });

  it('refuses what the contract doesn’t have', async () => {
    expect((await ask('/nowhere')).status).toBe(404);
    expect((await ask('/impact?page=many')).status).toBe(422);
    expect((await ask('/impact?colour=green')).status).toBe(422);
    expect((await send('/login', { email: 'member@example.org' })).status).toBe(422);
    expect((await send('/login', {}, {})).status).toBe(403);
    expect((await send('/like', {})).status).toBe(401);
  });

  it('lets what is posted be read, changed and removed', async () => {
    const made = await send('/council', COUNCIL, asMember());
    expect(made.status).toBe(201);
    const { id } = zAnswer.parse(await made.json()).data;
    expect(await read(`/council/${id}`)).toMatchObject({ id, councilTitle: COUNCIL.councilTitle });
    expect(await read('/council')).toMatchObject({
      data: [{ id, councilTitle: COUNCIL.councilTitle }, {}],
      meta: { total: 2 },
    });
    await send(`/council/${id}`, { ...COUNCIL, councilTitle: 'Seagrass' }, asMember(), 'PUT');
    expect(await read(`/council/${id}`)).toMatchObject({ councilTitle: 'Seagrass' });
  });

  it('forgets what is deleted', async () => {
    const resource = { councilId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0aa001', title: 'Tides', url: 'https://example.org/' };
    const { id } = zAnswer.parse(await (await send('/gdaresource/', resource, asMember())).json()).data;
    expect((await ask(`/gdaresource/${id}`, { method: 'DELETE', headers: asMember() })).status).toBe(200);
    expect((await ask(`/gdaresource/${id}`, { method: 'DELETE', headers: asMember() })).status).toBe(404);
  });

  it('may be called by a page of another origin', async () => {
    const { headers } = await ask('/council', { headers: { origin: 'http://localhost:5173' } });
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect((await ask('/council', { method: 'OPTIONS' })).status).toBe(204);
  });
});
