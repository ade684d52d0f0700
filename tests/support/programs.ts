/** Programs that act for people. */
import type { MadeProgramToken, ProgramTokenInput } from '#generated/types.gen.ts';
import { type Client, createClient } from './client.ts';
import { dataOf } from './impacts.ts';

const TOKEN = { name: 'Nightly copy', scopes: ['impacts:read'], days: 30 } satisfies ProgramTokenInput;

export const makeToken = async (client: Client, traits: Partial<ProgramTokenInput> = {}): Promise<MadeProgramToken> =>
  dataOf(await client.post<MadeProgramToken>('/users/me/program-tokens', { ...TOKEN, ...traits }));

/** A program that has only its token: no cookies and no anti-forgery header. */
export function programOf(origin: string, secret: string) {
  const client = createClient(origin);
  client.token = secret;
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    client.call(method, path, { body, headers: { cookie: '', ...headers }, withoutAntiForgery: true });
  return { call, get: (path: string) => call('GET', path) };
}
