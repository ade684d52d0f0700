import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteBackup } from '#domains/operations/server/public.ts';
import type { Health } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildLoggedIn, freshEmail, registrationOf } from '../../support/factories.ts';
import { findFreePort } from '../../support/free-port.ts';
import { dataOf } from '../../support/impacts.ts';
import { failedJob } from '../../support/jobs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { openTlsFront } from '../../support/tls-front.ts';
import { uploadPicture } from '../../support/uploads.ts';

let smtp: SMTPServer;
let server: TestServer;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;
/** What the mail server answers to a recipient. */
let refusal: string | null = null;
const read = async () => dataOf(await admin.client.get<Health>('/health'));

beforeAll(async () => {
  const port = await findFreePort();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal === null ? null : Object.assign(new Error(refusal), { responseCode: 550 })),
  });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

describe('getHealth', () => {
  it('names what someone has to see to', async () => {
    const health = await read();
    expect(health.needs.filter((need) => need !== 'slow_database')).toEqual(['no_backup']);
    expect(health).toMatchObject({
      backup: null,
      certificate: null,
      mail: { isSent: true, acceptedAt: null, refusedAt: null, refusing: 0 },
      queues: [],
      failedJobs: [],
      storage: { kind: 'folder', isReachable: true, files: 0, bytes: 0 },
    });
    expect(health.migrations.newer).toEqual([]);
    expect(health.migrations.latest).toMatch(/^\d{4}_\w+\.sql$/);
    expect(health.database.replica).toBeNull();
    expect(health.database.bytes).toBeGreaterThan(1_000_000);
    expect(health.database.tables).toHaveLength(10);
    const keys = new Map(health.keys.map(({ kind, since }) => [kind, since]));
    // The test's secret is the environment's.
    expect(keys.get('sessions')).toBeNull();
    expect(keys.get('credentials')).not.toBeNull();
  });

  it('follows what happens', async () => {
    await uploadPicture(server.origin, admin.client);
    const takenAt = new Date(Date.now() - 10 * 86_400_000);
    await noteBackup(server.database.db, { takenAt, tookMs: 1_200, bytes: 5_000, files: 1 });
    refusal = '5.7.1 Sender is not allowed';
    expect((await admin.client.post('/mail-setup/test')).status).toBe(200);
    refusal = null;
    const health = await read();
    expect(health.needs).toEqual(expect.arrayContaining(['mail_refused', 'old_backup']));
    expect(health.needs).not.toContain('no_backup');
    expect(health.backup).toEqual({ takenAt: takenAt.toISOString(), tookMs: 1_200, bytes: 5_000, files: 1 });
    expect(health.storage.files).toBe(1);
    expect(health.storage.bytes).toBeGreaterThan(1_000);
    await noteBackup(server.database.db, { takenAt: new Date(), tookMs: 1_200, bytes: 5_000, files: 1 });
    expect((await admin.client.post('/mail-setup/test')).status).toBe(200);
    const mended = await read();
    expect(mended.needs.filter((need) => need !== 'slow_database')).toEqual([]);
  });

  it('says which calls are slowest where PostgreSQL doesn’t count statements', async () => {
    const { statements } = await read();
    expect(statements.source).toBe('calls');
    expect(statements.slowest.map(({ name }) => name)).toContain('getHealth');
    const means = statements.slowest.map(({ meanMs }) => meanMs);
    expect(means).toEqual([...means].sort((one, other) => other - one));
  });

  it('reads the certificate of the public address', async () => {
    const front = await openTlsFront();
    const other = await startTestServer({ PUBLIC_ORIGIN: front.origin });
    try {
      front.forwardTo(other.origin);
      const { client } = await buildLoggedIn(other.origin, other.database.db, { role: 'Admin' });
      const { certificate, needs } = dataOf(await client.get<Health>('/health'));
      expect(Date.parse(certificate?.validFrom ?? '')).toBeLessThan(Date.now());
      expect(Date.parse(certificate?.validTo ?? '')).toBeGreaterThan(Date.now());
      expect(needs).toContain('no_mail_server');
    } finally {
      await other.close();
      await front.close();
    }
  });
});

describe('retryFailedJob', () => {
  it('queues a job again, once', async () => {
    const id = await failedJob(server.database);
    const health = await read();
    expect(health.needs).toContain('failed_jobs');
    expect(health.queues).toEqual([{ kind: 'auth.mail', waiting: 0, failed: 1, oldestAt: null }]);
    expect(health.failedJobs).toEqual([
      { id, kind: 'auth.mail', cause: 'TypeError: it broke', failedAt: expect.any(String), tries: 1 },
    ]);
    expect((await admin.client.post(`/health/jobs/${id}/retry`)).status).toBe(200);
    await expect.poll(async () => (await read()).failedJobs, { timeout: 30_000 }).toEqual([]);
    // Nobody has the account that it was for, so there was nothing left to send.
    await expect.poll(async () => (await read()).queues, { timeout: 30_000 }).toEqual([]);
    expect((await admin.client.post(`/health/jobs/${id}/retry`)).status).toBe(404);
  });

  it('keeps people out of causes', async () => {
    refusal = '5.5.0 <ada@tide.example> is of Ada Lovelace';
    const email = freshEmail('ada');
    expect((await createClient(server.origin).post('/users', registrationOf(email))).status).toBeLessThan(300);
    await expect.poll(async () => (await read()).failedJobs.length, { timeout: 30_000 }).toBe(1);
    refusal = null;
    const [job] = (await read()).failedJobs;
    expect(job).toMatchObject({ kind: 'auth.mail', cause: '550 5.5.0 The mail server refused it for good' });
    expect((await admin.client.post(`/health/jobs/${job?.id}/retry`)).status).toBe(200);
    await expect.poll(async () => (await read()).queues, { timeout: 30_000 }).toEqual([]);
  });
});
