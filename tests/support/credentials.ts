/** Credentials for tests, as their holders and verifiers see them. */
import type { MemberCredential, MemberCredentialList } from '#generated/types.gen.ts';
import type { Client } from './client.ts';
import { dataOf } from './impacts.ts';

export const listCredentials = async (client: Client): Promise<MemberCredential[]> =>
  dataOf(await client.get<MemberCredentialList>('/users/me/credentials')).data;

/** The newest for an impact. */
export async function credentialFor(client: Client, { title }: { title: string }): Promise<MemberCredential> {
  const found = (await listCredentials(client)).find((one) => one.kind === 'impact' && one.title === title);
  if (!found) throw new Error(`There is no credential for ${title}`);
  return found;
}

/** @param token null for a visitor. */
export async function download(
  origin: string,
  { token }: Pick<Client, 'token'>,
  id: string,
  query = 'format=jwt',
): Promise<Response> {
  return fetch(`${origin}/api/credentials/${id}/file?${query}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

export const readToken = async (...asked: Parameters<typeof download>): Promise<string> =>
  (await download(...asked)).text();

/** The claims of a token, unchecked. */
export const claimsOf = <Claims = Record<string, unknown>>(token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
