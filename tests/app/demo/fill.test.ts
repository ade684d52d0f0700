import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommunityStats, ImpactList } from '../../../generated/types.gen.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../src/app/demo/accounts.ts';
import { fillEmptyDatabase, hasDemoAccounts } from '../../../src/app/demo/fill.ts';
import { storageOf } from '../../../src/app/server.ts';
import { createClient } from '../../support/client.ts';
import { logIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const TODAY = new Date('2026-11-21T00:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'groundswell-demo-'));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
  expect(await hasDemoAccounts(server.database)).toBe(false);
  await fillEmptyDatabase(server.database, storageOf(server.config), TODAY);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const count = async (sql: string) => Number((await server.database.run(sql)).rows[0]?.['count']);

describe('filling an empty database', () => {
  it('leaves one that has anyone in it as it is', async () => {
    const people = await count('select count(*) from users');
    await fillEmptyDatabase(server.database, storageOf(server.config), TODAY);
    expect(await count('select count(*) from users')).toBe(people);
    expect(await hasDemoAccounts(server.database)).toBe(true);
  });

  it.each(DEMO_ACCOUNTS.filter(({ isVerified }) => isVerified))('lets $email sign in', async ({ email, role }) => {
    const { session } = await logIn(server.origin, { email }, DEMO_PASSWORD);
    expect(session.user.role).toBe(role);
  });

  it('shows impacts with their numbers, likes and pictures that can be seen', async () => {
    const visitor = createClient(server.origin);
    const { data, meta } = dataOf(await visitor.get<ImpactList>('/impact/GetFeaturedPost'));
    expect(meta.total).toBeGreaterThan(4);
    for (const { cover, isVerified } of data) {
      expect(isVerified).toBe(true);
      for (const { url } of cover?.widths ?? []) expect((await fetch(`${server.origin}${url}`)).status).toBe(200);
    }
    expect(data.some(({ cover }) => cover !== null)).toBe(true);
    expect(data.some(({ likeCount }) => likeCount > 0)).toBe(true);
  });

  it('gives judges work of 2025, and the community totals that add up', async () => {
    const { client } = await logIn(server.origin, { email: 'judge@groundswell.example' }, DEMO_PASSWORD);
    const queue = dataOf(await client.get<ImpactList>('/impact-verifcation?impactYear=2025'));
    expect(queue.meta.total).toBeGreaterThan(20);
    const { totals, work } = dataOf(await client.get<CommunityStats>('/stats'));
    expect(totals.impacts.impacts).toBe(await count('select count(*) from impacts where is_public'));
    expect(totals.members).toBe(
      await count('select count(*) from users where email_verified_at is not null and deactivated_at is null'),
    );
    expect(work?.impactAppeals).toBeGreaterThan(0);
  });

  it('keeps a ledger that adds up to what everyone has', async () => {
    const wrong = `select count(*) from users u
      where points <> coalesce((select sum(points) from points_entries e where e.user_id = u.id), 0)`;
    expect(await count(wrong)).toBe(0);
  });
});
