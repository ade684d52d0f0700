/** Requests to join councils. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { nameContains } from '#domains/people/server/public.ts';
import type { MembershipRequestState, PageMeta } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { byAge, type ListOrder } from '#platform/db/list-order.ts';
import { readListPage } from '#platform/db/list-page.repository.ts';
import type { PageRequest } from '#platform/http/paging.ts';

export interface RequestRow {
  id: string;
  councilId: string;
  userId: string;
  message: string | null;
  state: MembershipRequestState;
  requestedAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
}

const COLUMNS = [
  'r.id',
  'r.council_id as councilId',
  'r.user_id as userId',
  'r.message',
  'r.state',
  'r.created_at as requestedAt',
  'r.decided_at as decidedAt',
  'r.decided_by as decidedBy',
] as const;

export async function insertRequest(
  tx: Tx,
  { councilId, userId, message }: Pick<RequestRow, 'councilId' | 'userId' | 'message'>,
): Promise<string> {
  const id = uuidv7();
  await tx.insertInto('council_requests').values({ id, council_id: councilId, user_id: userId, message }).execute();
  return id;
}

export async function setRequestState(
  tx: Tx,
  id: string,
  { state, decidedBy }: { state: MembershipRequestState; decidedBy: string },
): Promise<void> {
  await tx
    .updateTable('council_requests')
    .set({ state, decided_by: decidedBy, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function findRequest(db: Db | Tx, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('council_requests as r').select(COLUMNS).where('r.id', '=', id).executeTakeFirst();
}

export async function findOpenRequest(
  db: Db | Tx,
  { councilId, userId }: Pick<RequestRow, 'councilId' | 'userId'>,
): Promise<RequestRow | undefined> {
  return db
    .selectFrom('council_requests as r')
    .select(COLUMNS)
    .where('r.council_id', '=', councilId)
    .where('r.user_id', '=', userId)
    .where('r.state', '=', 'requested')
    .executeTakeFirst();
}

export interface RequestFilter {
  /** The councils' owner. */
  ownerId: string;
  councilId: string | undefined;
  state: MembershipRequestState | undefined;
  /** Folded parts of names that must all match. */
  words: readonly string[];
}

export const REQUEST_ORDERS = byAge('requests', sql`r.id`);

export const listRequests = (
  db: Db,
  filter: RequestFilter,
  page: PageRequest<ListOrder>,
): Promise<{ rows: RequestRow[]; meta: PageMeta }> =>
  readListPage(db, page, { columns: sql`r.*`, from: sql`${matching(db, filter).select(COLUMNS)} r`, where: [] });

function matching(db: Db, { ownerId, councilId, state, words }: RequestFilter) {
  let query = db
    .selectFrom('council_requests as r')
    .innerJoin('councils as c', 'c.id', 'r.council_id')
    .where('c.owner_id', '=', ownerId);
  if (councilId !== undefined) query = query.where('r.council_id', '=', councilId);
  if (state !== undefined) query = query.where('r.state', '=', state);
  for (const word of words) query = query.where(nameContains('r.user_id', word));
  return query;
}
