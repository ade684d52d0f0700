import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepAuth } from '#domains/auth/server/delete-expired.ts';
import { removeEndedSessions, removeExpiredTokens } from '#domains/auth/server/expired.repository.ts';
import type { Session } from '#generated/types.gen.ts';
import { createRateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { buildByLogin } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const db = () => server.database.db;
const build = () => buildByLogin(server.origin, db());
const sweep = (limiter = createRateLimiter(db())) => sweepAuth({ db: db(), limiter });
const ended = (days: number) => new Date(Date.now() - days * 86_400_000);

async function sessionOf(userId: string): Promise<string | undefined> {
  const row = await db().selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row?.id;
}

async function buildIdle(): Promise<string> {
  const { user } = await build();
  const id = (await sessionOf(user.id)) ?? '';
  await db()
    .updateTable('sessions')
    .set({ renewed_at: ended(40) })
    .where('id', '=', id)
    .execute();
  await db()
    .updateTable('refresh_tokens')
    .set({ expires_at: ended(2) })
    .where('session_id', '=', id)
    .execute();
  return user.id;
}

/** Adds spent tokens, as if the session had been renewed this often. */
async function addTokens(sessionId: string, count: number, expiresAt: Date): Promise<void> {
  await server.database.run(
    `insert into refresh_tokens (token_hash, session_id, expires_at, spent_at)
     select uuid_send(gen_random_uuid()), $1, $2, now() from generate_series(1, $3::int)`,
    [sessionId, expiresAt, count],
  );
}

const countTokens = async (sessionId: string) => {
  const sql = 'select count(*)::int as count from refresh_tokens where session_id = $1';
  return (await server.database.run(sql, [sessionId])).rows[0]?.['count'];
};

describe('the auth sweep', () => {
  it('deletes what has expired and keeps what is still valid', async () => {
    const { client, user, session } = await build();
    const gone = await buildIdle();
    await sweep();
    expect(await sessionOf(gone)).toBeUndefined();
    const renewed = await client.get<Session>(`/getToken/${user.id}`, { token: session.refreshToken });
    expect(renewed.status).toBe(200);
  });

  it('deletes tokens in batches, and a session with its last token', async () => {
    const gone = await buildIdle();
    const goneId = (await sessionOf(gone)) ?? '';
    const { user } = await build();
    const keptId = (await sessionOf(user.id)) ?? '';
    await addTokens(goneId, 1_200, ended(2));
    await addTokens(keptId, 1_200, ended(2));
    const first = await db()
      .transaction()
      .execute((tx) => removeExpiredTokens(tx));
    expect(first).toBe(1_000);
    expect(await sessionOf(gone)).toBe(goneId);
    await sweep();
    expect(await sessionOf(gone)).toBeUndefined();
    expect(await countTokens(keptId)).toBe(1);
  });

  it('deletes an ended session whatever the number of its tokens, even if none has expired', async () => {
    const { user } = await build();
    const other = await build();
    const id = (await sessionOf(user.id)) ?? '';
    await addTokens(id, 2_500, ended(-20));
    await db()
      .updateTable('sessions')
      .set({ revoked_at: ended(2) })
      .where('id', '=', id)
      .execute();
    await db()
      .transaction()
      .execute((tx) => removeEndedSessions(tx));
    expect(await countTokens(id)).toBe(1_501);
    await sweep();
    expect(await sessionOf(user.id)).toBeUndefined();
    expect(await countTokens(id)).toBe(0);
    expect(await sessionOf(other.user.id)).toBeDefined();
  });

  it('keeps sessions ended in the last day', async () => {
    const { user } = await build();
    await db()
      .updateTable('sessions')
      .set({ revoked_at: ended(0.9) })
      .where('user_id', '=', user.id)
      .execute();
    await sweep();
    expect(await sessionOf(user.id)).toBeDefined();
  });

  it('does the rest if one part fails, and is retried', async () => {
    const gone = await buildIdle();
    const failing = { ...createRateLimiter(db()), sweep: () => Promise.reject(new Error('Too slow')) };
    await expect(sweep(failing)).rejects.toMatchObject({ errors: [new Error('Too slow')] });
    expect(await sessionOf(gone)).toBeUndefined();
  });

  it('runs every hour', async () => {
    const { rows } = await server.database.run('select name, cron from jobs.schedule');
    expect(rows).toContainEqual({ name: 'auth.sweep', cron: '17 * * * *' });
  });
});
