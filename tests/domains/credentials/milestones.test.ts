import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awardToEntitled } from '#domains/credentials/server/milestones/award-milestones.ts';
import type {
  AuditList,
  CredentialMilestone,
  CredentialMilestoneList,
  NotificationList,
} from '#generated/types.gen.ts';
import { listCredentials } from '../../support/credentials.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { untilJobsAreDone } from '../../support/jobs.ts';
import { givePoints } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const MILESTONES = '/credential-milestones';
const INPUT = { name: 'A thousand points', description: 'For members who have kept at it.', points: 1000 };

let server: TestServer;
let admin: Awaited<ReturnType<typeof build>>;
const build = (traits?: Parameters<typeof buildLoggedIn>[2]) =>
  buildLoggedIn(server.origin, server.database.db, traits);
beforeAll(async () => {
  server = await startTestServer();
  admin = await build({ role: 'Admin' });
});
afterAll(() => server.close());

const make = async (changes: Partial<typeof INPUT> = {}) =>
  dataOf(await admin.client.post<CredentialMilestone>(MILESTONES, { ...INPUT, ...changes }));
const retire = (id: string) => admin.client.post<CredentialMilestone>(`${MILESTONES}/${id}/retire`);

describe('makeCredentialMilestone', () => {
  it('tidies the texts, refuses empty ones, and is in the audit log', async () => {
    const milestone = await make({ name: '  First   steps ', points: 700_000 });
    expect(milestone).toMatchObject({ name: 'First steps', isRetired: false });
    const refused = await admin.client.post(MILESTONES, { ...INPUT, name: '\u200b' });
    expect(refused.body.errors?.map(({ field }) => field)).toEqual(['name']);
    const { data } = dataOf(await admin.client.get<AuditList>('/audit?action=milestone_made'));
    expect(data[0]).toMatchObject({ subjectId: milestone.id, subjectTitle: 'First steps' });
    await retire(milestone.id);
  });

  it('awards it to those who have the points already, once', async () => {
    const [has, hasNot] = [await build(), await build()];
    await givePoints(admin.client, has.user.id, 2100);
    await givePoints(admin.client, hasNot.user.id, 1900);
    const { id } = await make({ points: 2000 });
    await untilJobsAreDone(server.database);
    await awardToEntitled(server.database.db, id, 1);
    expect(await listCredentials(has.client)).toMatchObject([{ kind: 'milestone', points: 2000, state: 'issued' }]);
    expect(await listCredentials(hasNot.client)).toEqual([]);
    await retire(id);
  });

  it('allows fifty', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 50; count += 1) ids.push((await make({ points: 900_000 + count })).id);
    const refused = await admin.client.post(MILESTONES, INPUT);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'full' });
    for (const id of ids) await retire(id);
  });
});

describe('a milestone', () => {
  it('is awarded when someone’s points reach it, and they are told', async () => {
    const { user, client } = await build();
    const { id } = await make();
    await givePoints(admin.client, user.id, 999);
    expect(await listCredentials(client)).toEqual([]);
    await givePoints(admin.client, user.id, 1);
    expect(await listCredentials(client)).toMatchObject([
      { title: INPUT.name, criteria: 'Reached 1,000 points on Groundswell.', points: 1000, state: 'issued' },
    ]);
    const { data } = dataOf(await client.get<NotificationList>('/general/notification?kind=credential_issued'));
    const [credential] = await listCredentials(client);
    expect(data.map(({ title, link }) => [title, link])).toEqual([
      [expect.stringContaining(INPUT.name), `/credentials/${credential?.id}`],
    ]);
    await retire(id);
  });

  it('is revoked when they fall below it, and awarded again when they reach it again', async () => {
    const { user, client } = await build();
    const { id } = await make();
    await givePoints(admin.client, user.id, 1500);
    await givePoints(admin.client, user.id, -600);
    expect(await listCredentials(client)).toMatchObject([{ state: 'revoked', endReason: 'points' }]);
    await givePoints(admin.client, user.id, 600);
    expect((await listCredentials(client)).map(({ state }) => state)).toEqual(['issued', 'revoked']);
    await retire(id);
  });
});

describe('updateCredentialMilestone', () => {
  it('changes what is issued from then on', async () => {
    const [early, late] = [await build(), await build()];
    const { id } = await make();
    await givePoints(admin.client, early.user.id, 1000);
    const changed = await admin.client.put(`${MILESTONES}/${id}`, { ...INPUT, name: 'Kept at it' });
    expect(dataOf(changed)).toMatchObject({ name: 'Kept at it' });
    await givePoints(admin.client, late.user.id, 1000);
    expect(await listCredentials(early.client)).toMatchObject([{ title: INPUT.name }]);
    expect(await listCredentials(late.client)).toMatchObject([{ title: 'Kept at it' }]);
    await retire(id);
  });
});

describe('retireCredentialMilestone', () => {
  it('ends the awards, and leaves what was issued', async () => {
    const [early, late] = [await build(), await build()];
    const { id } = await make();
    await givePoints(admin.client, early.user.id, 1000);
    expect(dataOf(await retire(id)).isRetired).toBe(true);
    expect((await retire(id)).status).toBe(200);
    await givePoints(admin.client, late.user.id, 1000);
    expect(await listCredentials(early.client)).toMatchObject([{ state: 'issued' }]);
    expect(await listCredentials(late.client)).toEqual([]);
    expect((await admin.client.put(`${MILESTONES}/${id}`, INPUT)).body.code).toBe('closed');
    const { milestones } = dataOf(await admin.client.get<CredentialMilestoneList>(MILESTONES));
    expect(milestones.find((one) => one.id === id)?.isRetired).toBe(true);
  });
});
