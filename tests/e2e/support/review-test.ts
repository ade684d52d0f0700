/** The `test` of the reviewers' screens: a server with an owner, two judges and an Admin, and no impact but the test's. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Impact, ImpactInput } from '../../../generated/types.gen.ts';
import { openDatabase } from '../../../src/platform/db/database.ts';
import { migrate } from '../../../src/platform/db/migrate.ts';
import type { Client } from '../../support/client.ts';
import { buildUser, logIn as logInByApi, PASSWORD } from '../../support/factories.ts';
import { dataOf, logImpact } from '../../support/impacts.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { test as base, expect } from './browser-test.ts';

export { expect };

const PEOPLE = {
  owner: { name: 'Amina', lastName: 'Diallo', role: 'Member' },
  judge: { name: 'Keiko', lastName: 'Tanaka', role: 'Judge' },
  otherJudge: { name: 'Tomasz', lastName: 'Nowak', role: 'Judge' },
  admin: { name: 'Aroha', lastName: 'Ngata', role: 'Admin' },
} as const;

export type Person = keyof typeof PEOPLE;

const HOMES: Record<Person, string> = {
  owner: '/dashboard',
  judge: '/judge',
  otherJudge: '/judge',
  admin: '/admin',
};

const addressOf = (person: Person): string => `${person.toLowerCase()}@example.org`;

interface ReviewFixtures {
  /** A word that stands in the title of each impact of this test, and of no other. */
  word: string;
  /** Logs impacts as their owner does; the first has waited longest. */
  logImpacts: (count: number, changes?: Partial<ImpactInput>) => Promise<Impact[]>;
  /** Calls of a person who sits elsewhere. */
  caller: (person: Person) => Promise<Client>;
  /** How the impact stands on the server, as an Admin reads it. */
  standOf: (impact: Impact) => Promise<Impact>;
}

export const test = base.extend<ReviewFixtures>({
  server: [
    async ({ serverEnv }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-review-'));
      await fillFolder(dataDir);
      const server = await startServerProcess({ dataDir, env: { LOG_LEVEL: 'warn', ...serverEnv } });
      await expect.poll(() => statusOf(server.origin), { timeout: 30_000 }).toBe(200);
      await use(server);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  word: async ({ browserName: _browser }, use) => use(`grove${randomUUID().slice(0, 8)}`),
  caller: async ({ server }, use) => use((person) => callAs(server.origin, person)),
  logImpacts: async ({ server, word }, use) => {
    const owner = await callAs(server.origin, 'owner');
    await use(async (count, changes) => {
      const impacts: Impact[] = [];
      for (let number = 1; number <= count; number += 1) {
        impacts.push(await logImpact(owner, { title: `${ORDINALS[number - 1] ?? number} ${word}`, ...changes }));
      }
      return impacts;
    });
  },
  standOf: async ({ server }, use) => {
    const admin = await callAs(server.origin, 'admin');
    await use(async ({ id }) => dataOf(await admin.get<Impact>(`/impact/${id}`)));
  },
});

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

async function fillFolder(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir, onIdleError: () => undefined });
  try {
    await migrate(database);
    for (const [person, traits] of Object.entries(PEOPLE)) {
      await buildUser(database.db, { email: addressOf(person as Person), ...traits });
    }
  } finally {
    await database.close();
  }
}

/** A server that has just come up on a busy machine turns calls away for a moment. */
const statusOf = async (origin: string): Promise<number> => (await fetch(`${origin}/api/impact-event-type`)).status;

async function callAs(origin: string, person: Person): Promise<Client> {
  return (await logInByApi(origin, { email: addressOf(person) })).client;
}

/** Ends on the page that was asked for. */
export async function logIn(page: Page, person: Person, path: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(addressOf(person));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**${HOMES[person]}`);
  await page.goto(path);
}

/** The row of an impact in the queue. */
export const rowOf = (page: Page, { title }: Pick<Impact, 'title'>, queue = 'To review') =>
  page.getByRole('region', { name: queue, exact: true }).getByRole('listitem').filter({ hasText: title });

export const currentRow = (page: Page) => page.locator('[aria-current="true"]');
