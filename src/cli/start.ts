/**
 * `npm start`: builds the page and bundles the server if they are out of date, and fills a new data folder meanwhile if
 * it is in demo mode. Then it starts the server and prints its address and the demo accounts. Each of these steps is a
 * separate process, so that the memory used for building and filling is freed before the server runs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { explainStartFailure } from '#app/start-failure.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { isFolderComplete } from '#demo/demo-folder.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { abortOnStop } from './abort-on-stop.ts';
import { buildPageIfOutOfDate } from './build/build-page.ts';
import { openInBrowser } from './open-in-browser.ts';
import { bundlePrograms, type Programs } from './release/bundle-for-start.ts';
import { MALLOC_SETTINGS, serverFlags } from './server-flags.ts';

/** The server's start messages; the last one says that it is listening. */
type ServerMessage = { kind: 'community'; hasDemoAccounts: boolean } | { kind: 'listening'; origin: string };

/** Node.js caches compiled code here, with types already stripped, for later starts. */
const COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/node-compile');

/** While the filling process loads rows on its main thread, it draws pictures on all other cores. */
const DRAWING_THREADS = { UV_THREADPOOL_SIZE: String(Math.max(1, availableParallelism() - 1)) };

const say = (text: string) => process.stdout.write(`${text}\n`);

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE;
  const config = readConfig(process.env);
  const isDemo = config.mode === 'demo';
  await assertPortIsFree(config);
  const stop = abortOnStop();
  const programs = await prepare(isDemo && isFolderIncomplete(config), stop);
  if (!programs) return;

  const server = spawnServer(isDemo ? programs.demo : programs.server, isDemo);
  if (stop.aborted) server.kill('SIGINT');
  stop.addEventListener('abort', () => server.kill('SIGINT'));
  let hasDemoAccounts = false;
  server.on('message', (message: ServerMessage) => {
    if (message.kind === 'community') hasDemoAccounts = message.hasDemoAccounts;
    if (message.kind === 'listening' && isDemo) {
      greet(config, message.origin, hasDemoAccounts);
      if (!process.argv.includes('--no-open')) openInBrowser(message.origin);
    }
  });
  await once(server, 'exit');
  process.exitCode = server.exitCode ?? 1;
}

/** The server checks this too, but only after the page was built and a community created. */
async function assertPortIsFree({ host, port }: Config): Promise<void> {
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** True if the embedded database is used, and is missing or wasn't completely created. */
const isFolderIncomplete = ({ databaseUrl, dataDir }: Config) => databaseUrl === null && !isFolderComplete(dataDir);

/** @returns null if the server can't start: the reason has been printed. */
async function prepare(fillsFolder: boolean, stop: AbortSignal): Promise<Programs | null> {
  const failure = new AbortController();
  const signal = AbortSignal.any([stop, failure.signal]);
  const steps = [
    buildPageIfOutOfDate(signal),
    bundlePrograms(signal),
    fillsFolder ? fillFolder(signal) : null,
  ] as const;
  try {
    const [isBuilt, programs] = await Promise.all(steps);
    if (isBuilt) say('The page was built.');
    return programs;
  } catch (error) {
    failure.abort();
    await Promise.allSettled(steps);
    process.exitCode = 1;
    if (stop.aborted) return null;
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return null;
  }
}

async function fillFolder(signal: AbortSignal): Promise<void> {
  say('Creating a demo community. This takes a few seconds.');
  const fill = spawn(process.execPath, [join(import.meta.dirname, '../demo/fill-folder.ts')], {
    env: { ...DRAWING_THREADS, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  const [exitCode]: (number | null)[] = await once(fill, 'exit');
  if (exitCode !== 0) throw new Error('Couldn’t create the demo community; see above.');
}

function spawnServer(program: string, isDemo: boolean): ChildProcess {
  return spawn(process.execPath, [...serverFlags(), program], {
    // In demo mode people read this terminal, so only problems are logged.
    env: { ...(isDemo && { LOG_LEVEL: 'warn' }), ...MALLOC_SETTINGS, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In its own process group, so that Ctrl-C reaches it once, from here, and not also from the terminal.
    detached: process.platform !== 'win32',
  });
}

function greet({ appName, smtpUrl }: Config, origin: string, hasDemoAccounts: boolean): void {
  say(`\n${appName} runs at ${origin}`);
  say(smtpUrl ? 'Its emails are sent by SMTP_URL.\n' : `Its emails: ${origin}/dev/mail\n`);
  if (hasDemoAccounts) {
    const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
    say(`Log in with the password ${DEMO_PASSWORD} as`);
    for (const { email, description } of DEMO_ACCOUNTS) say(`  ${email.padEnd(width)}  ${description}`);
  }
  say('\nCtrl-C stops it.');
}

try {
  await start();
} catch (error) {
  const explanation = explainStartFailure(error, process.env);
  if (explanation === null) throw error;
  process.stderr.write(`${explanation}\n`);
  process.exitCode = 1;
}
