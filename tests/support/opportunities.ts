/** Opportunities for tests, offered and applied for over HTTP as people do. */
import { v7 as uuidv7 } from 'uuid';
import { closesAtOf } from '#domains/opportunities/deadline.ts';
import type { Application, ApplicationInput, Opportunity, OpportunityInput } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Client } from './client.ts';
import { buildLoggedIn } from './factories.ts';
import { dataOf } from './impacts.ts';

/** Ids of types and fields that a migration creates. */
const SCHOLARSHIP = '0190a000-0000-7000-8000-000000000101';
export const GRANT = '0190a000-0000-7000-8000-000000000104';
export const CLIMATE = '0190a000-0000-7000-8000-000000000201';
export const HEALTH = '0190a000-0000-7000-8000-000000000203';

let offered = 0;

/** Open for about a year. */
export function opportunityOf(changes: Partial<OpportunityInput> = {}): OpportunityInput {
  offered += 1;
  return {
    title: `Coastal Stewards Scholarship, part ${offered}`,
    description: 'A year of marine science for people who already look after a coast.',
    typeId: SCHOLARSHIP,
    categoryId: CLIMATE,
    sdgs: [4, 14],
    location: 'Suva, Fiji',
    isRemote: false,
    deadline: dayFromNow(365),
    timeZone: 'Pacific/Fiji',
    seats: 12,
    link: 'https://example.org/coastal-stewards',
    ...changes,
  };
}

/** @returns a date in UTC, such as `2026-11-18`. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

export async function offer(client: Client, changes: Partial<OpportunityInput> = {}): Promise<Opportunity> {
  return dataOf(await client.post<Opportunity>('/opportunity', opportunityOf(changes)));
}

export async function approve(admin: Client, id: string, pointsRequired = 0): Promise<Opportunity> {
  return dataOf(await admin.put<Opportunity>(`/opportunity-verifcation/${id}`, { isApproved: true, pointsRequired }));
}

export async function apply(
  client: Client,
  opportunityId: string,
  written: Omit<ApplicationInput, 'opportunityId'> = {},
): Promise<Application> {
  return dataOf(await client.post<Application>('/opportunity-application-request', { opportunityId, ...written }));
}

/** Offers and approves an opportunity, so that it is open for applications. @returns its id. */
export async function offerOpen(
  { partner, admin }: Pick<OpportunityCast, 'partner' | 'admin'>,
  changes: Partial<OpportunityInput> = {},
  pointsRequired = 0,
): Promise<string> {
  const { id } = await offer(partner, changes);
  await approve(admin, id, pointsRequired);
  return id;
}

/** A person's notifications about an opportunity, in order. */
export async function newsAbout(db: Db, userId: string, opportunityId: string) {
  return db
    .selectFrom('notifications')
    .select(['kind', 'title', 'body'])
    .where('user_id', '=', userId)
    .where('link', 'like', `%${opportunityId}%`)
    .orderBy('id')
    .execute();
}

/** Moves the deadline to yesterday; the job that closes it hasn't run yet. */
export async function letDeadlinePass(db: Db, id: string): Promise<void> {
  const deadline = { deadline: dayFromNow(-1), time_zone: 'UTC', closes_at: closesAtOf(dayFromNow(-1), 'UTC') };
  await db.updateTable('opportunities').set(deadline).where('id', '=', id).execute();
}

/** Many members without passwords, inserted as rows: each applies for a place. */
export async function addRequests(
  db: Db,
  { opportunityId, ownerId, count }: { opportunityId: string; ownerId: string; count: number },
): Promise<void> {
  const people = Array.from({ length: count }, (_, index) => ({
    id: uuidv7(),
    email: `${index}-${opportunityId}@example.org`,
    name: `Applicant ${index + 1}`,
  }));
  await db.insertInto('users').values(people).execute();
  await db
    .insertInto('opportunity_applications')
    .values(
      people.map(({ id }) => ({
        id: uuidv7(),
        opportunity_id: opportunityId,
        owner_id: ownerId,
        applicant_id: id,
        points_required: 0,
        points_at_request: 0,
      })),
    )
    .execute();
  await db
    .updateTable('opportunities')
    .set((row) => ({ requested_count: row('requested_count', '+', count) }))
    .where('id', '=', opportunityId)
    .execute();
}

export async function givePoints(admin: Client, userId: string, points: number): Promise<void> {
  dataOf(await admin.post(`/users/pointsAdded/${userId}`, { points, reason: 'For the test' }));
}

export interface OpportunityCast {
  partner: Client;
  partnerId: string;
  otherPartner: Client;
  member: Client;
  memberId: string;
  otherMember: Client;
  otherMemberId: string;
  admin: Client;
  adminId: string;
  otherAdmin: Client;
}

/** One person of each role in an opportunity's lifecycle. */
export async function buildOpportunityCast(origin: string, db: Db): Promise<OpportunityCast> {
  const partner = await buildLoggedIn(origin, db, { role: 'Partner', name: 'Anahera', lastName: 'Ngata' });
  const otherPartner = await buildLoggedIn(origin, db, { role: 'Partner', name: 'Ingrid', lastName: 'Solberg' });
  const member = await buildLoggedIn(origin, db, { name: 'Lucía', lastName: 'Fernández' });
  const otherMember = await buildLoggedIn(origin, db, { name: 'Kwame', lastName: 'Mensah' });
  const admin = await buildLoggedIn(origin, db, { role: 'Admin', name: 'Aroha', lastName: 'Parata' });
  const otherAdmin = await buildLoggedIn(origin, db, { role: 'Admin', name: 'Tomasz', lastName: 'Nowak' });
  return {
    partner: partner.client,
    partnerId: partner.user.id,
    otherPartner: otherPartner.client,
    member: member.client,
    memberId: member.user.id,
    otherMember: otherMember.client,
    otherMemberId: otherMember.user.id,
    admin: admin.client,
    adminId: admin.user.id,
    otherAdmin: otherAdmin.client,
  };
}
