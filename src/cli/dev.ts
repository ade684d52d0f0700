/** `npm run dev`: the server, restarted when its code changes, and the page from Vite with hot reload. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

if (existsSync('.env')) process.loadEnvFile('.env');
process.env['MODE'] ??= 'development';
const host = process.env['HOST'] || '127.0.0.1';
const port = process.env['PORT'] || '3000';
process.env['API_ORIGIN'] ??= `http://${host}:${port}`;

const root = join(import.meta.dirname, '../..');
const page = await createServer({ configFile: join(root, 'vite.config.ts') });
await page.listen();
const pageAddress = page.resolvedUrls?.local[0] ?? page.resolvedUrls?.network[0];
if (!pageAddress) throw new Error('Couldn’t serve the page');
// Browsers keep passkeys for names only.
const pageOrigin = pageAddress.replace('//127.0.0.1:', '//localhost:');

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'src/app/server/server.ts')], {
  // Emails link to Vite's page.
  env: { PUBLIC_ORIGIN: new URL(pageOrigin).origin, ...process.env },
  stdio: 'inherit',
  detached: process.platform !== 'win32',
});
process.stdout.write(`\nThe page: ${pageOrigin}   Its API: ${process.env['API_ORIGIN']}   Ctrl-C stops both.\n\n`);

const stopSignal = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
});
await Promise.race([stopSignal, once(server, 'exit')]);
if (server.exitCode === null) {
  server.kill('SIGINT');
  await once(server, 'exit');
}
await page.close();
process.exit();
