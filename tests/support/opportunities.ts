/** Opportunities for tests, offered and applied for over HTTP as people do. */
import type { Application, Opportunity, OpportunityInput } from '../../generated/types.gen.ts';
import type { Db } from '../../src/platform/db/database.ts';
import type { Client } from './client.ts';
import { buildLoggedIn } from './factories.ts';
import { dataOf } from './impacts.ts';

/** Some of those that the migration brings. */
export const SCHOLARSHIP = '0190a000-0000-7000-8000-000000000101';
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

/** In UTC. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

export async function offer(client: Client, changes: Partial<OpportunityInput> = {}): Promise<Opportunity> {
  return dataOf(await client.post<Opportunity>('/opportunity', opportunityOf(changes)));
}

export async function approve(admin: Client, id: string, pointsRequired = 0): Promise<Opportunity> {
  return dataOf(await admin.put<Opportunity>(`/opportunity-verifcation/${id}`, { isApproved: true, pointsRequired }));
}

export async function apply(client: Client, opportunityId: string): Promise<Application> {
  return dataOf(await client.post<Application>('/opportunity-application-request', { opportunityId }));
}

/** As if its deadline had been a while ago; the job has not run yet. */
export async function letDeadlinePass(db: Db, id: string): Promise<void> {
  const closesAt = new Date(Date.now() - 60_000);
  await db.updateTable('opportunities').set({ closes_at: closesAt }).where('id', '=', id).execute();
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

/** One of each who has to do with an opportunity. */
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
