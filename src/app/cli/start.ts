/**
 * `npm start`: builds the page when it is out of date, starts the server and, in demo mode, says where it is and who can
 * sign in. The server is a process of its own, so that the builder's memory is not the server's.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../../platform/config/config.ts';
import { buildPageIfOutOfDate } from '../build/build-page.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts';
import { openInBrowser } from './open-in-browser.ts';
import { serverFlags } from './server-flags.ts';

/** What the server tells on its way up; the last says that it listens. */
type ServerMessage = { kind: 'community'; hasDemoAccounts: boolean } | { kind: 'listening'; origin: string };

const say = (text: string) => process.stdout.write(`${text}\n`);

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const isDemo = config.mode === 'demo';
  if (await buildPageIfOutOfDate()) say('The page was built.');

  const server = spawnServer(isDemo);
  stopTogether(server);
  let hasDemoAccounts = false;
  server.on('message', (message: ServerMessage) => {
    if (message.kind === 'community') hasDemoAccounts = message.hasDemoAccounts;
    if (message.kind === 'listening' && isDemo) {
      greet(config.appName, message.origin, hasDemoAccounts);
      if (!process.argv.includes('--no-open')) openInBrowser(message.origin);
    }
  });
  await once(server, 'exit');
  process.exitCode = server.exitCode ?? 1;
}

function spawnServer(isDemo: boolean): ChildProcess {
  const entry = join(import.meta.dirname, isDemo ? '../demo/demo-server.ts' : '../server.ts');
  return spawn(process.execPath, [...serverFlags(), entry], {
    // People read this terminal in demo mode: only what is wrong is logged.
    env: { ...(isDemo && { LOG_LEVEL: 'warn' }), ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a group of its own it gets Ctrl-C once, from here, and not a second time from the terminal.
    detached: process.platform !== 'win32',
  });
}

function stopTogether(server: ChildProcess): void {
  let isTold = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isTold) server.kill('SIGTERM');
      isTold = true;
    });
  }
}

function greet(appName: string, origin: string, hasDemoAccounts: boolean): void {
  say(`\n${appName} runs at ${origin}\nMail that it sends: ${origin}/dev/mail\n`);
  if (hasDemoAccounts) {
    const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
    say(`Sign in with the password ${DEMO_PASSWORD} as`);
    for (const { email, says } of DEMO_ACCOUNTS) say(`  ${email.padEnd(width)}  ${says}`);
  }
  say('\nCtrl-C stops it.');
}

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
