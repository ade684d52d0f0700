import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApi, startContractApi } from './contract-api.ts';
import { readContract } from './contract-reading.ts';

const ID = '019a5f2e-7c05-7b12-8e4d-3a7c2d1b8f55';
let api: ContractApi;

beforeAll(async () => {
  api = await startContractApi();
});
afterAll(() => api.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(`${api.origin}${path}`, init);
const send = (path: string, body: unknown, proof: Record<string, string> = { 'x-xsrf-token': 'a-token' }) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...proof }, body: JSON.stringify(body) });

describe('a server made from the contract alone', () => {
  it('answers each parameterless read with a valid example', async () => {
    const reads = readContract().operations.filter(
      ({ method, query, answer }) =>
        method === 'GET' && answer.type === 'application/json' && query.every(({ required }) => !required),
    );
    const paths = Object.keys(Object.getOwnPropertyDescriptor(readContract().document, 'paths')?.value);
    const asked = reads.flatMap(
      ({ matches }) => paths.map((path) => path.replaceAll(/\{\w+\}/g, ID)).find(matches) ?? [],
    );
    expect(asked).toHaveLength(reads.length);
    const refused: string[] = [];
    for (const path of asked) {
      const answer = await ask(path, { headers: { authorization: 'Bearer anyone', 'x-xsrf-token': 'a-token' } });
      if (!answer.ok) refused.push(`${path}: ${await answer.text()}`);
    }
    expect(refused).toEqual([]);
    expect(asked.length).toBeGreaterThan(50);
  });

  it('refuses what the contract doesn’t have', async () => {
    expect((await ask('/nowhere')).status).toBe(404);
    expect((await ask('/impact?page=many')).status).toBe(422);
    expect((await ask('/impact?colour=green')).status).toBe(422);
    expect((await send('/login', { email: 'ama@example.org' })).status).toBe(422);
    expect((await send('/login', { email: 'ama@example.org', password: 'a-long-enough-one' })).status).toBe(200);
    expect((await send('/login', {}, {})).status).toBe(401);
    expect((await send('/like', {})).status).toBe(401);
  });
});
