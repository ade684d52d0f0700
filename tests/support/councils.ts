/** Councils for tests, founded, decided and joined over HTTP as people do. */
import type { Council, CouncilInput, MembershipRequest, NotificationKind } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Client } from './client.ts';
import { dataOf } from './impacts.ts';

let founded = 0;

export function councilOf(changes: Partial<CouncilInput> = {}): CouncilInput {
  founded += 1;
  return {
    councilTitle: `Mangroves of the Saloum ${founded}`,
    description: 'We replant the mangrove belt, village by village.',
    sdgs: [13, 14],
    location: 'Foundiougne, Senegal',
    ...changes,
  };
}

export async function foundCouncil(client: Client, changes: Partial<CouncilInput> = {}): Promise<Council> {
  return dataOf(await client.post<Council>('/council', councilOf(changes)));
}

export async function decideCouncil(client: Client, id: string, body: object): Promise<Council> {
  return dataOf(await client.put<Council>(`/council/verify/${id}`, body));
}

export async function foundApproved(
  owner: Client,
  admin: Client,
  changes: Partial<CouncilInput> = {},
): Promise<Council> {
  const { id } = await foundCouncil(owner, changes);
  await decideCouncil(admin, id, { isApproved: true });
  return readCouncil(owner, id);
}

export async function readCouncil(client: Client, id: string): Promise<Council> {
  return dataOf(await client.get<Council>(`/council/${id}`));
}

export async function askToJoin(client: Client, councilId: string, message?: string): Promise<MembershipRequest> {
  return dataOf(
    await client.post<MembershipRequest>('/council/member/request', { councilId, ...(message && { message }) }),
  );
}

export async function answerRequest(owner: Client, requestId: string, isApproved: boolean): Promise<MembershipRequest> {
  return dataOf(await owner.put<MembershipRequest>('/council/member/request-decision', { requestId, isApproved }));
}

/** Asks to join, and has the owner accept. */
export async function join(client: Client, owner: Client, councilId: string): Promise<void> {
  const { id } = await askToJoin(client, councilId);
  await answerRequest(owner, id, true);
}

/** The input that leaves a council unchanged. */
export function contentOf({ councilTitle, description, sdgs }: Council) {
  return { councilTitle, description, sdgs: sdgs.map(({ sdg }) => sdg) };
}

/** Someone's notifications of a kind, oldest first. */
export const notificationsOf = (db: Db, userId: string, kind: NotificationKind) =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
