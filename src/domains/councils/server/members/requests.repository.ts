/** Requests to join councils. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type CardRow, cardRowOf, isNotDeactivated, nameContains } from '#domains/people/server/public.ts';
import type { MembershipRequestState, PageMeta } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { byAge, type ListOrder } from '#platform/server/db/lists/list-order.ts';
import { readListPage } from '#platform/server/db/lists/list-page.repository.ts';
import type { PageRequest } from '#platform/server/http/lists/paging.ts';

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

/** What decides whether someone can ask to join a council, and whom to tell. */
export interface Candidacy {
  isMember: boolean;
  /** When they asked; null unless that request is pending. */
  askedAt: Date | null;
  /** Whether the owner hasn't left. */
  hasOwner: boolean;
}

export async function getCandidacy(
  tx: Tx,
  { councilId, userId }: Pick<RequestRow, 'councilId' | 'userId'>,
): Promise<Candidacy> {
  const { rows } = await sql<Candidacy>`
    select
      exists (select from council_members m where m.council_id = c.id and m.user_id = ${userId}::uuid) as "isMember",
      (select r.created_at from council_requests r
        where r.council_id = c.id and r.user_id = ${userId}::uuid and r.state = 'requested') as "askedAt",
      ${isNotDeactivated('c.owner_id')} as "hasOwner"
    from councils c where c.id = ${councilId}::uuid`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error(`The council ${councilId} is gone`);
  return found;
}

export interface ShownRequestRow extends RequestRow {
  councilTitle: string;
  person: CardRow;
  decider: CardRow | null;
}

const selectRequests = (db: Db) =>
  db
    .selectFrom('council_requests as r')
    .innerJoin('councils as c', 'c.id', 'r.council_id')
    .select([...COLUMNS, 'c.title as councilTitle']);

const SHOWN = sql`r.*, ${cardRowOf('r.userId')} as person, ${cardRowOf('r.decidedBy')} as decider`;

export async function findShownRequest(db: Db, id: string): Promise<ShownRequestRow | undefined> {
  const { rows } = await sql<ShownRequestRow>`
    select ${SHOWN} from (${selectRequests(db).where('r.id', '=', id)}) r`.execute(db);
  return rows[0];
}

export interface RequestFilter {
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
): Promise<{ rows: ShownRequestRow[]; meta: PageMeta }> =>
  readListPage(db, page, { columns: SHOWN, from: sql`${matching(db, filter)} r`, rows: 'r', where: [] });

function matching(db: Db, { ownerId, councilId, state, words }: RequestFilter) {
  let query = selectRequests(db).where('c.owner_id', '=', ownerId);
  if (councilId !== undefined) query = query.where('r.council_id', '=', councilId);
  if (state !== undefined) query = query.where('r.state', '=', state);
  for (const word of words) query = query.where(nameContains('r.user_id', word));
  return query;
}
