/**
 * `npm start`: builds what the first page needs if it is out of date, and fills a new data folder meanwhile if it is in
 * demo mode. Then it starts the server, prints its address and the demo accounts, and builds the rest. Each of these
 * steps is a separate process, so that the memory used for building and filling is freed before the server runs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { explainStartFailure } from '#app/server/start-failure.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { isFolderComplete } from '#demo/demo-folder.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { type Config, readConfig } from '#platform/server/config/config.ts';
import { abortOnStop } from './abort-on-stop.ts';
import { buildFirstPageIfOutOfDate, buildPageIfOutOfDate } from './build/build-page.ts';
import { announceRest, buildRest } from './build/build-rest.ts';
import { isPageUpToDate } from './build/page-inputs.ts';
import { assertRoom, COMMUNITY_MEGABYTES } from './disk-room.ts';
import { openInBrowser } from './open-in-browser.ts';
import { bundlePrograms, findPrograms, type Programs } from './release/bundle-for-start.ts';
import { runStep } from './run-step.ts';
import { MALLOC_SETTINGS, SMALL_HEAP, serverFlags } from './server-flags.ts';

/** The server's start messages; the last one says that it is listening. */
type ServerMessage = { kind: 'community'; hasDemoAccounts: boolean } | { kind: 'listening'; origin: string };

/** Node.js caches compiled code here, with types already stripped, for later starts. */
const COMPILE_CACHE = join(import.meta.dirname, '../../node_modules/.cache/node-compile');

/** With less memory than this, the steps run one after the other, and the rest of the page isn't built meanwhile. */
const ROOMY_MEGABYTES = 1_500;

const NOT_ROOMY = `Less than ${ROOMY_MEGABYTES} MB of memory are free, so only what the first page needs is built; npm run build builds the rest.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE;
  const config = readConfig(process.env);
  const isDemo = config.mode === 'demo';
  await assertPortIsFree(config);
  const stop = abortOnStop();
  const programs = await prepare(config, stop);
  if (!programs) return;

  const buildsRest = isRoomy();
  if (buildsRest) announceRest();
  const stopped = new AbortController();
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
    if (message.kind === 'listening' && buildsRest) void buildRest(AbortSignal.any([stop, stopped.signal]));
  });
  await once(server, 'exit');
  stopped.abort();
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
async function prepare(config: Config, stop: AbortSignal): Promise<Programs | null> {
  const failure = new AbortController();
  const signal = AbortSignal.any([stop, failure.signal]);
  const build = () => (config.mode === 'production' ? buildAll(signal) : buildFirstPageIfOutOfDate(signal));
  const fill = () => (config.mode === 'demo' && isFolderIncomplete(config) ? fillFolder(config, signal) : undefined);
  const steps = isRoomy() ? [build(), fill()] : [build().then(fill)];
  try {
    await Promise.all(steps);
    if (!isRoomy() && !isPageUpToDate()) say(NOT_ROOMY);
    return findPrograms();
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

/** Someone who runs a community waits once, for everything. */
async function buildAll(signal: AbortSignal): Promise<void> {
  await buildPageIfOutOfDate(signal);
  await bundlePrograms(signal);
}

async function fillFolder({ dataDir }: Config, signal: AbortSignal): Promise<void> {
  await assertRoom(dataDir, COMMUNITY_MEGABYTES, 'Free some of it, or set DATA_DIR to a folder on another disk.');
  say('Creating a demo community. This takes a few seconds.');
  await runStep({
    what: 'create the demo community',
    // Unoptimised, the embedded database needs half as much memory, and half as much time again.
    args: [...(isRoomy() ? [] : SMALL_HEAP), join(import.meta.dirname, '../demo/fill-folder.ts')],
    env: { ...MALLOC_SETTINGS, ...process.env },
    signal,
  });
}

const isRoomy = (): boolean => process.availableMemory() >= ROOMY_MEGABYTES * 1024 ** 2;

function spawnServer(program: string, isDemo: boolean): ChildProcess {
  return spawn(process.execPath, [...serverFlags(), program], {
    // In demo mode people read this terminal, so only problems are logged.
    env: { ...(isDemo && { LOG_LEVEL: 'warn' }), ...MALLOC_SETTINGS, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In its own process group, so that Ctrl-C reaches it once, from here, and not also from the terminal.
    detached: process.platform !== 'win32',
  });
}

function greet({ fixedSettings, smtpUrl }: Config, origin: string, hasDemoAccounts: boolean): void {
  say(`\n${fixedSettings.name ?? DEFAULTS.name} runs at ${origin}`);
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
