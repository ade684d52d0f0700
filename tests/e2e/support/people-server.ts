/** A server with a few people in it and nothing else: what a test needs, it makes by their calls. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Role } from '../../../generated/types.gen.ts';
import { type Database, openDatabase } from '../../../src/platform/db/database.ts';
import { migrate } from '../../../src/platform/db/migrate.ts';
import type { Client } from '../../support/client.ts';
import { buildUser, logIn as logInByApi, PASSWORD } from '../../support/factories.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { HOMES } from './community-test.ts';

interface Traits {
  name: string;
  lastName: string;
  role: Role;
  isVerified?: boolean;
  isProfileCompleted?: boolean;
  isActive?: boolean;
}

export type People<Name extends string> = Readonly<Record<Name, Traits>>;

export const addressOf = (person: string): string => `${person.toLowerCase()}@example.org`;

export interface PeopleServer extends ServerProcess {
  /** Stops it, changes what it keeps, and starts it again at the same address: for what a clock alone would do. */
  whileStopped(work: (database: Database) => Promise<void>): Promise<void>;
}

export async function startPeopleServer(
  people: People<string>,
  env: Readonly<Record<string, string>>,
  onPort?: number,
): Promise<PeopleServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundswell-people-'));
  await fillFolder(dataDir, people);
  // Asked for when it is needed: it is nobody's until then.
  const port = onPort ?? (await findFreePort());
  const start = async () => {
    const started = await startServerProcess({ dataDir, port, env: { LOG_LEVEL: 'warn', ...env } });
    // A server that has just come up on a busy machine turns calls away for a moment.
    const status = async () => (await fetch(`${started.origin}/api/impact-event-type`)).status;
    await expect.poll(status, { timeout: 120_000 }).toBe(200);
    return started;
  };
  let server = await start();
  const stop = async () => {
    const code = await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  const whileStopped = async (work: (database: Database) => Promise<void>) => {
    await server.stop();
    await inFolder(dataDir, work);
    server = await start();
  };
  return { ...server, stop, whileStopped };
}

export const fillFolder = (dataDir: string, people: People<string>): Promise<void> =>
  inFolder(dataDir, (database) => fill(database, people));

async function inFolder(dataDir: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, poolSize: 1, dataDir, onIdleError: () => undefined });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function fill(database: Database, people: People<string>): Promise<void> {
  await migrate(database);
  for (const [person, traits] of Object.entries(people)) {
    await buildUser(database.db, { email: addressOf(person), ...traits });
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
