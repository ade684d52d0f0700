/** A server with a few people in it and nothing else: what a test needs, it makes by their calls. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Role } from '../../../generated/types.gen.ts';
import { openDatabase } from '../../../src/platform/db/database.ts';
import { migrate } from '../../../src/platform/db/migrate.ts';
import type { Client } from '../../support/client.ts';
import { buildUser, logIn as logInByApi, PASSWORD } from '../../support/factories.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { HOMES } from './community-test.ts';

interface Traits {
  name: string;
  lastName: string;
  role: Role;
}

export type People<Name extends string> = Readonly<Record<Name, Traits>>;

const addressOf = (person: string): string => `${person.toLowerCase()}@example.org`;

export async function startPeopleServer(
  people: People<string>,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-people-'));
  await fillFolder(dataDir, people);
  const server = await startServerProcess({ dataDir, env: { LOG_LEVEL: 'warn', ...env } });
  // A server that has just come up on a busy machine turns calls away for a moment.
  const status = async () => (await fetch(`${server.origin}/api/impact-event-type`)).status;
  await expect.poll(status, { timeout: 120_000 }).toBe(200);
  const stop = async () => {
    const code = await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return { ...server, stop };
}

export async function fillFolder(dataDir: string, people: People<string>): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir, onIdleError: () => undefined });
  try {
    await migrate(database);
    for (const [person, traits] of Object.entries(people)) {
      await buildUser(database.db, { email: addressOf(person), ...traits });
    }
  } finally {
    await database.close();
  }
}

/** Calls of a person who sits elsewhere. */
export async function callAs(origin: string, person: string): Promise<Client> {
  return (await logInByApi(origin, { email: addressOf(person) })).client;
}

/** Fills the login that the page shows. */
export async function submitLogin(page: Page, person: string): Promise<void> {
  await page.getByLabel('Email').fill(addressOf(person));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Ends on the page that was asked for. */
export async function logInAs(page: Page, person: string, role: Role, path: string): Promise<void> {
  await page.goto('/auth/login');
  await submitLogin(page, person);
  await page.waitForURL(`**${HOMES[homeNameOf(role)]}`);
  await page.goto(path);
}

const homeNameOf = (role: Role) => role.toLowerCase() as Lowercase<Role>;
