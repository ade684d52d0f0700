import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withSettings } from '#app/server/live-config.ts';
import { sweepAuditLog } from '#domains/audit/server/jobs.ts';
import { expireNotifications } from '#domains/notifications/server/expiry.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import type { CommunitySettingsState, Retention } from '#generated/types.gen.ts';
import { pageSettingsOf } from '#platform/server/http/pages/page-settings.ts';
import { buildLoggedIn } from '../support/factories.ts';
import { dataOf } from '../support/impacts.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterEach(() => keep(DEFAULTS.retention));
afterAll(() => server.close());

const readState = async () => dataOf(await admin.client.get<CommunitySettingsState>('/community-settings'));

async function decide(retention: Retention) {
  const { revision } = await readState();
  return admin.client.put<CommunitySettingsState>(`/community-settings?revision=${revision}`, { retention });
}
const keep = async (retention: Retention) => dataOf(await decide(retention));

/** What the sweeps of the running server get. */
async function needs() {
  const { values } = await readState();
  return { db: server.database.db, config: withSettings(server.config, { now: values }) };
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function notifyAgo(title: string, days: number, { isRead = false } = {}): Promise<void> {
  const created_at = daysAgo(days);
  await server.database.db
    .insertInto('notifications')
    .values({
      id: uuidv7({ msecs: created_at.getTime() }),
      user_id: admin.user.id,
      kind: 'points_added',
      title,
      body: null,
      link: null,
      actor_id: null,
      created_at,
      read_at: isRead ? created_at : null,
    })
    .execute();
}
const titles = async () => {
  const rows = await server.database.db
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', admin.user.id)
    .where('kind', '=', 'points_added')
    .orderBy('number')
    .execute();
  return rows.map(({ title }) => title);
};

describe('how long things are kept', () => {
  it('is that of the settings for notifications, shortened or lengthened', async () => {
    await notifyAgo('Read', 20, { isRead: true });
    await notifyAgo('Unread', 50);
    await notifyAgo('Very old', 400);
    await keep({ ...DEFAULTS.retention, notifications: 500 });
    await expireNotifications(await needs());
    expect(await titles()).toEqual(['Read', 'Unread', 'Very old']);
    await keep({ ...DEFAULTS.retention, readNotifications: 19, notifications: 60 });
    await expireNotifications(await needs());
    expect(await titles()).toEqual(['Unread']);
    await keep({ ...DEFAULTS.retention, readNotifications: 19, notifications: 49 });
    await expireNotifications(await needs());
    expect(await titles()).toEqual([]);
  });

  it('is for good for the audit log, until an admin limits it', async () => {
    const entry = (days: number) => ({
      id: uuidv7({ msecs: daysAgo(days).getTime() }),
      actor_id: null,
      action: 'registration_approved' as const,
      subject_kind: 'user' as const,
      subject_title: `${days} days ago`,
      created_at: daysAgo(days),
    });
    await server.database.db
      .insertInto('audit_entries')
      .values([entry(364), entry(366), entry(4000)])
      .execute();
    const left = async () => {
      const rows = await server.database.db
        .selectFrom('audit_entries')
        .select('subject_title as title')
        .where('action', '=', 'registration_approved')
        .orderBy('id')
        .execute();
      return rows.map(({ title }) => title);
    };
    await sweepAuditLog(await needs());
    expect(await left()).toEqual(['4000 days ago', '366 days ago', '364 days ago']);
    await keep({ ...DEFAULTS.retention, auditLog: 365 });
    await sweepAuditLog(await needs());
    expect(await left()).toEqual(['364 days ago']);
  });

  it('is known to pages, which say it', async () => {
    const retention = { ...DEFAULTS.retention, readNotifications: 19, webhookDeliveries: 3, auditLog: 400 };
    await keep(retention);
    const { values, defaults } = await readState();
    expect(pageSettingsOf(server.config, { settings: values, defaults }, 'en').retention).toEqual(retention);
  });

  it('is refused for read notifications that outlast the others', async () => {
    expect(await decide({ ...DEFAULTS.retention, readNotifications: 366 })).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'retention', message: 'Read notifications can’t be kept for longer than the others.' }],
      },
    });
  });
});
