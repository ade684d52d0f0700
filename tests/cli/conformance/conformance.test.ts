import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_NAMES, type AccountName, type Accounts } from '#cli/conformance/accounts.ts';
import { failedOf, type Report } from '#cli/conformance/report.ts';
import { runConformance } from '#cli/conformance/run.ts';
import { DEMO_PASSWORD } from '#demo/accounts.ts';
import { demoOf } from '#demo/demo.ts';
import { fillDatabase } from '#demo/fill-database.ts';
import { createAccessTokens } from '#domains/auth/server/sessions/access-tokens.ts';
import type { CommunitySettingsState } from '#generated/types.gen.ts';
import { readKeys } from '#platform/server/config/secrets.ts';
import { logIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { untilNotBusy } from '../../support/not-busy.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { type Spoil, startSpoilingProxy } from './spoiling-proxy.ts';
import { SPOILS } from './spoils.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-conformance-'));
let server: TestServer;
let expiredToken: string;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
  await fillDatabase(server.database, server.config, demoOf(new Date()));
  await untilNotBusy(server.origin);
  const { db } = server.database;
  const member = await db.selectFrom('users').select('id').where('email', 'like', 'member@%').executeTakeFirstOrThrow();
  const tokens = createAccessTokens(readKeys(server.config).accessTokens, -3_600);
  expiredToken = (await tokens.sign({ userId: member.id, sessionId: member.id })).accessToken;
}, 240_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const accountsOf = (names: readonly AccountName[]): Accounts => ({
  ...Object.fromEntries(names.map((name) => [name, { email: `${name}@groundswell.example`, password: DEMO_PASSWORD }])),
  expiredToken,
});

async function runSpoiled(spoil: Spoil, options: Omit<Parameters<typeof runConformance>[0], 'base'>): Promise<Report> {
  const proxy = await startSpoilingProxy(server.origin, spoil);
  try {
    return await runConformance({ base: proxy.base, ...options });
  } finally {
    await proxy.close();
  }
}

describe('our server', () => {
  it('passes whole, reading and writing', async () => {
    const base = `${server.origin}/api`;
    const report = await runConformance({ base, accounts: accountsOf(ACCOUNT_NAMES), writes: true, only: null });
    expect(failedOf(report)).toEqual([]);
    expect(report.checks.length).toBeGreaterThan(3_000);
    expect(report.succeeded.size).toBeGreaterThan(150);
  });

  it('passes while goals and kinds can’t be chosen', async () => {
    const { client } = await logIn(server.origin, { email: 'admin@groundswell.example' }, DEMO_PASSWORD);
    const { revision, values } = dataOf(await client.get<CommunitySettingsState>('/community-settings'));
    const goalsOff = [1, 4, 13, 14, 15];
    const eventTypes = values.eventTypes.map((entry, index) => ({ ...entry, isRetired: index === 0 }));
    const changed = dataOf(
      await client.put<CommunitySettingsState>(`/community-settings?revision=${revision}`, { goalsOff, eventTypes }),
    );
    const report = await runConformance({
      base: `${server.origin}/api`,
      accounts: accountsOf(ACCOUNT_NAMES),
      writes: true,
      only: ['createImpact', 'createCouncil', 'createOpportunity'],
    });
    dataOf(
      await client.put(`/community-settings?revision=${changed.revision}`, {
        goalsOff: values.goalsOff,
        eventTypes: values.eventTypes,
      }),
    );
    expect(failedOf(report)).toEqual([]);
    expect([...report.succeeded]).toEqual(
      expect.arrayContaining(['createImpact', 'createCouncil', 'createOpportunity']),
    );
  });

  it('passes behind a proxy that spoils nothing', async () => {
    const only = ['listCouncils', 'getImpact', 'uploadMedia'];
    const report = await runSpoiled({}, { accounts: accountsOf(['member', 'judge']), writes: true, only });
    expect(failedOf(report)).toEqual([]);
  });
});

describe('a server that', () => {
  it('is spoiled comes in more than thirty ways', () => expect(SPOILS.length).toBeGreaterThan(30));

  it.each(SPOILS)('$name is caught', async ({ spoil, call, file, as = [], writes = false }) => {
    const report = await runSpoiled(spoil, { accounts: accountsOf(as), writes, only: [call] });
    const places = failedOf(report)
      .filter(({ operationId }) => operationId === call)
      .flatMap(({ findings }) => findings.map(({ place }) => place.replace(/:\d+$/, '')));
    expect(places).toContain(file);
  });
});

describe('the kit', () => {
  it('says who is missing and what it couldn’t check for that', async () => {
    const report = await runConformance({
      base: `${server.origin}/api`,
      accounts: accountsOf(['member']),
      writes: false,
      only: ['listAuditLog'],
    });
    expect(report.notes.join()).toContain('The accounts name no admin');
    const omitted = report.checks
      .filter(({ reason }) => reason !== null)
      .map(({ name, reason }) => `${name}: ${reason}`);
    expect(omitted).toContain('success: the accounts name nobody who may make this call (Admin)');
    expect(omitted).toContain('as the judge: the accounts name no judge');
  });

  it('knows no operations that the contract lacks', () =>
    expect(runConformance({ base: server.origin, accounts: {}, writes: false, only: ['getNothing'] })).rejects.toThrow(
      'no operation getNothing',
    ));
});
