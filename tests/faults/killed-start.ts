/** A killed start of the small demo, and an undisturbed one to compare its result with. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { CurrentUser, Session } from '#generated/types.gen.ts';
import { createClient } from '../support/client.ts';
import { EndedEarlyError, type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { type Moment, writeMoment } from './moments.ts';
import { EMAIL, expectStatus, PASSWORD, retryWhileBusy } from './person.ts';

export interface Installation {
  dataDir: string;
  /** Variables that name the database, if it isn't in the folder. */
  env: Record<string, string>;
}

const ENTRY = join(import.meta.dirname, 'small-demo.ts');
/** The prefix of hard links to the secret, which a kill may leave behind and which do no harm. */
const SECRET_LINK_PREFIX = 'token-secret.';
const PRELOAD = join(import.meta.dirname, 'kill-preload.ts');

const start = ({ dataDir, env }: Installation, more: Record<string, string>) =>
  startServerProcess({
    entry: ENTRY,
    preload: PRELOAD,
    dataDir,
    env: { ...env, LOG_LEVEL: 'warn', KILL_FOLDER: dataDir, ...more },
  });

/** @returns whether the server reached that moment. @throws if it ended otherwise. */
export async function startUntilKilled(installation: Installation, moment: Moment): Promise<boolean> {
  let server: ServerProcess;
  try {
    server = await start(installation, { KILL_AT: writeMoment(moment) });
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    if (cause instanceof EndedEarlyError && cause.signal === 'SIGKILL') return true;
    throw error;
  }
  await server.stop();
  return false;
}

/** Expects exactly what an undisturbed start creates. */
export async function expectComplete(installation: Installation): Promise<void> {
  const server = await start(installation, {});
  try {
    expect((await retryWhileBusy(() => fetch(`${server.origin}/readyz`))).status).toBe(200);
    const client = createClient(server.origin);
    const login = await retryWhileBusy(() => client.post<Session>('/login', { email: EMAIL, password: PASSWORD }));
    client.token = expectStatus(200, login).accessToken;
    const { avatar } = expectStatus(200, await retryWhileBusy(() => client.get<CurrentUser>('/users/view')));
    const picture = await retryWhileBusy(() => fetch(`${server.origin}${avatar?.widths[0]?.url}`));
    expect(picture.status).toBe(200);
    expect(listStored(installation.dataDir)).toEqual([avatar?.id]);
    const files = readdirSync(installation.dataDir).filter((name) => !name.startsWith(SECRET_LINK_PREFIX));
    const database = 'DATABASE_URL' in installation.env ? [] : ['database', 'process.lock'];
    expect(files.sort()).toEqual([...database, 'media', 'token-secret'].sort());
  } finally {
    await server.stop();
  }
}

function listStored(dataDir: string): string[] {
  const files = join(dataDir, 'media/files');
  return readdirSync(files).flatMap((group) => readdirSync(join(files, group)));
}
