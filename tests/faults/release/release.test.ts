import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listLanguages } from '#languages/languages.ts';
import { microsOf } from '../../bench/cpu-per-call.ts';
import { startFileStore } from '../../support/file-store.ts';
import { findFreePort } from '../../support/free-port.ts';
import { startPostgres, type TestPostgres } from '../../support/postgres.ts';
import { startTraceCollector } from '../../support/trace-collector.ts';
import { pictureFile, upload } from '../../support/uploads.ts';
import { becomeAdmin, READY_LIMIT_MS, until } from '../person.ts';
import { writeSite } from './nginx.ts';
import { startPair, underLoad } from './pair.ts';
import { BARE, deriveNext, isInstalled, startProgram, type Unpacked, unpackRelease } from './unpacked.ts';

const IS_FULL = process.env['FULL'] === '1';
/** The most that a release may take on disk without Node.js. */
const MAX_BYTES = 120e6;
/** The load writes to both tables. */
const MIGRATION = {
  name: '9999_next_release.sql',
  sql: 'alter table users add column next_release text; alter table sessions add column next_release text;',
};

describe.runIf(IS_FULL)('a release, unpacked on its own', () => {
  let release: Unpacked;
  let unpackedBytes: number;
  let postgres: TestPostgres;

  beforeAll(async () => {
    release = await unpackRelease();
    // Measured before the first start, since each start stores compiled code in the folder.
    unpackedBytes = sizeOf(release.folder);
    postgres = await startPostgres({ isDurable: true });
  });
  afterAll(async () => {
    await postgres?.remove();
    release?.remove();
  });

  it('starts with one command, and serves the page, accounts, lists and pictures', async () => {
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const began = Date.now();
    const settings = { MODE: 'development', PORT: String(port), DATABASE_URL: postgres.url, TRUSTED_PROXY_HOPS: '1' };
    const server = startProgram(join(release.folder, 'groundswell'), settings, release.home);
    onTestFinished(() => void server.process.kill('SIGKILL'));
    await untilReady(origin, server);
    const readyAfter = Date.now() - began;
    const cpu = microsOf(server.process.pid ?? 0) / 1000;

    const { client } = await becomeAdmin(origin);
    expect((await client.get<unknown[]>('/impact')).status).toBe(200);
    const { status, body } = await upload(origin, client, { files: [await pictureFile()], alts: ['Mangroves'] });
    expect(status).toBe(200);
    const [picture] = body.data.media;
    expect((await fetch(new URL(picture?.url ?? '', origin))).headers.get('content-type')).toMatch(/^image\//);
    await expectWholePage(origin);
    for (const language of listLanguages()) await expectDrawn(origin, language);
    expect((await fetch(`${origin}/api/docs`)).status).toBe(200);

    const memory = readFileSync(`/proc/${server.process.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1];
    process.stdout.write(
      `release: ready after ${readyAfter} ms with ${cpu} ms of CPU time, later ${Math.round(Number(memory) / 1000)} MB in use\n`,
    );
    server.process.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
  });

  it('records traces, bundled as it is', async () => {
    const collector = await startTraceCollector();
    onTestFinished(() => collector.close());
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const settings = { MODE: 'development', PORT: String(port), DATABASE_URL: postgres.url };
    const traced = { ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const server = startProgram(join(release.folder, 'groundswell'), traced, release.home);
    onTestFinished(() => void server.process.kill('SIGKILL'));
    await untilReady(origin, server);
    expect((await fetch(`${origin}/api/impact`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
    const names = collector.spans().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['listImpacts', 'select impact_totals']));
  });

  it('has every script that pages are drawn with in a language', () => {
    const drawing = join(release.folder, 'dist/render');
    const scripts = listLanguages().flatMap((language) =>
      readdirSync(join(drawing, language)).map((name) => join(drawing, language, name)),
    );
    const loading = `for (const path of ${JSON.stringify(scripts)}) await import(path)`;
    const loaded = spawnSync(join(release.folder, 'node'), ['--input-type=module', '-'], {
      input: loading,
      env: BARE,
      encoding: 'utf8',
    });
    expect({ status: loaded.status, says: loaded.stderr }).toEqual({ status: 0, says: '' });
  });

  it('is for production unless told otherwise, and says what it needs', async () => {
    const server = startProgram(join(release.folder, 'groundswell'), { DATABASE_URL: postgres.url }, release.home);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('TOKEN_SECRET: expected 32 random bytes');
  });

  it('copies uploaded files to a store', async () => {
    const store = await startFileStore();
    onTestFinished(() => store.close());
    const cwd = join(release.home, 'with-files');
    mkdirSync(join(cwd, 'data/media/files'), { recursive: true });
    writeFileSync(join(cwd, 'data/media/files/mangroves.webp'), 'as it was uploaded');
    const copying = startProgram(join(release.folder, 'groundswell'), store.env, cwd, ['copy-files', 'to-store']);
    expect(await copying.ended, copying.output()).toBe(0);
    expect(copying.output()).toBe('All 1 files are in the store, 1 of them copied now.\n');
  });

  it('starts on its embedded database too', async () => {
    const port = await findFreePort();
    const cwd = join(release.home, 'tried');
    mkdirSync(cwd);
    const settings = { MODE: 'development', PORT: String(port) };
    const server = startProgram(join(release.folder, 'groundswell'), settings, cwd);
    onTestFinished(() => void server.process.kill('SIGKILL'));
    await untilReady(`http://127.0.0.1:${port}`, server);
    expect((await fetch(`http://127.0.0.1:${port}/api/impact`)).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);

    const recounting = startProgram(join(release.folder, 'groundswell'), settings, cwd, ['recount']);
    expect(await recounting.ended, recounting.output()).toBe(0);
    expect(recounting.output()).toContain('Checked 0 people: 0 had wrong points or standings.');
  });

  it('is at most 120 MB without Node.js, and names the licence of each package in it', () => {
    const bytes = unpackedBytes - statSync(join(release.folder, 'node')).size;
    process.stdout.write(`release: ${(bytes / 1e6).toFixed(1)} MB without Node.js\n`);
    expect(bytes).toBeLessThan(MAX_BYTES);
    const notices = readFileSync(join(release.folder, 'NOTICES.txt'), 'utf8');
    for (const name of [
      'fastify',
      'react',
      'sharp',
      '@img/sharp-libvips',
      '@electric-sql/pglite',
      '@fontsource-variable/figtree',
      '@fontsource-variable/noto-naskh-arabic',
      'tailwindcss',
    ]) {
      expect(notices).toMatch(new RegExp(`^${name}[^ ]* \\d`, 'm'));
    }
    expect(notices).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
    expect(readFileSync(join(release.folder, 'NODE-LICENSE'), 'utf8')).toContain('Node.js is licensed');
  });

  it.skipIf(!isInstalled('systemd-analyze'))('brings a unit that systemd accepts (needs systemd-analyze)', () => {
    const unit = readFileSync(join(release.folder, 'deploy/groundswell@.service'), 'utf8');
    const path = join(release.home, 'groundswell@3001.service');
    writeFileSync(path, unit.replaceAll('/opt/groundswell/current', release.folder));
    const checked = spawnSync('systemd-analyze', ['verify', '--man=no', path], { env: BARE, encoding: 'utf8' });
    expect({ status: checked.status, says: checked.stderr }).toEqual({ status: 0, says: '' });
  });

  it.skipIf(!isInstalled('nginx') || !isInstalled('openssl'))(
    'brings a site that nginx accepts (needs nginx and openssl)',
    async () => {
      const ports = [await findFreePort(), await findFreePort()];
      const { main } = writeSite(release, { ports, listens: await findFreePort(), hasTls: true });
      const checked = spawnSync('nginx', ['-t', '-c', main], { env: BARE, encoding: 'utf8' });
      expect(checked.status, checked.stderr).toBe(0);
    },
  );

  it.skipIf(!isInstalled('nginx') || !isInstalled('curl'))(
    'is upgraded under load without losing a request (needs nginx and curl)',
    async () => {
      const { origin, ports, site, upgrade } = await startPair(release, postgres.url);
      const next = deriveNext(release, MIGRATION);
      let says = '';
      const sent = await underLoad(origin, async () => {
        says = (await upgrade(next)).stdout;
      });
      expect(says).toBe(ports.map((port) => `Port ${port} runs ${next}\n`).join(''));
      expect(sent.filter(({ outcome }) => outcome !== 200 && outcome !== 201)).toEqual([]);
      expect(readFileSync(site, 'utf8')).not.toContain(' down;');
      process.stdout.write(`upgrade: ${sent.length} requests, none lost\n`);
    },
  );

  it.skipIf(!isInstalled('nginx') || !isInstalled('curl'))(
    'is as it was after an upgrade that is interrupted (needs nginx and curl)',
    async () => {
      const { origin, ports, site, beginUpgrade, running } = await startPair(release, postgres.url);
      const broken = join(release.home, 'broken');
      mkdirSync(broken);
      writeFileSync(join(broken, 'groundswell'), '#!/bin/sh\nexec sleep 300\n', { mode: 0o755 });
      const upgrading = beginUpgrade(broken);
      await until(READY_LIMIT_MS, async () => running() === broken);
      upgrading.process.kill('SIGINT');
      expect(await upgrading.ended, upgrading.output()).toBe(130);
      expect(upgrading.output()).toContain(`Interrupted: port ${ports[0]} goes back to ${release.folder}.`);
      expect(running()).toBe(release.folder);
      expect(readFileSync(site, 'utf8')).not.toContain(' down;');
      for (const address of [origin, ...ports.map((port) => `http://127.0.0.1:${port}`)]) {
        expect((await fetch(`${address}/readyz`)).status).toBe(200);
      }
      const refused = beginUpgrade(join(release.home, 'nothing'));
      expect(await refused.ended).toBe(2);
      expect(refused.output()).toMatch(/^Usage: /);
    },
  );

  it.skipIf(process.getuid?.() !== 0 || !isInstalled('setpriv'))(
    'runs a command as the user of its processes, with their settings (needs root and setpriv)',
    async () => {
      const settings = join(release.home, 'env');
      const dataDir = join(release.home, 'run-data');
      mkdirSync(dataDir);
      writeFileSync(
        settings,
        `# As systemd reads it\nMAIL_FROM=Groundswell <no-reply@groundswell.example>\n\nDATABASE_URL="${postgres.url}"\n`,
      );
      const env = { SETTINGS: settings, CURRENT: release.folder, RUN_AS: 'root', DATA_DIR: dataDir };
      const command = (args: string[]) => startProgram(join(release.folder, 'deploy/run.sh'), env, release.home, args);
      const recounting = command(['recount']);
      expect(await recounting.ended, recounting.output()).toBe(0);
      expect(recounting.output()).toMatch(/^Checked \d+ people/m);
      const making = command(['make-admin', 'nobody@example.org']);
      expect(await making.ended).toBe(1);
      expect(making.output()).toContain('There is no account with the address nobody@example.org.');
    },
  );
});

async function untilReady(origin: string, { process: child, output }: ReturnType<typeof startProgram>): Promise<void> {
  await until(READY_LIMIT_MS, async () => {
    if (child.exitCode !== null) throw new Error(`It ended:\n${output()}`);
    return fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
}

/** The page with every script and style that its HTML names. */
async function expectWholePage(origin: string): Promise<void> {
  const html = await (await fetch(`${origin}/`, { headers: { accept: 'text/html' } })).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(assets.length).toBeGreaterThan(1);
  const answers = await Promise.all(assets.map((path) => fetch(`${origin}${path}`)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
}

/** A server that has just started on a busy machine may leave a page to the browser. */
async function expectDrawn(origin: string, language: string): Promise<void> {
  const headers = { accept: 'text/html', 'accept-language': language };
  await until(READY_LIMIT_MS, async () => {
    const html = await (await fetch(`${origin}/impacts`, { headers })).text();
    expect(html).toContain(`<html lang="${language}"`);
    return html.includes('<h1');
  });
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
