/** An image, made without a daemon, read by two tools and run by a third, as it's run by Docker and Kubernetes. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MAX_PACKED_BYTES, MAX_UNPACKED_BYTES, makeImage, USER_ID } from '#cli/release/image/image.ts';
import { makeRelease } from '#cli/release/release.ts';
import { findFreePort } from '../../support/free-port.ts';
import { READY_LIMIT_MS, until } from '../person.ts';
import { isInstalled } from './unpacked.ts';

const IS_FULL = process.env['FULL'] === '1';
const HAS_PACKAGES = ['apt-get', 'dpkg'].every(isInstalled);
const CAN_READ = isInstalled('skopeo');
const CAN_UNPACK = isInstalled('umoci');
const CAN_RUN = CAN_UNPACK && isInstalled('runc') && process.getuid?.() === 0;

describe.runIf(IS_FULL && HAS_PACKAGES)('an image of a release', () => {
  let home: string;
  let folder: string;
  let archive: string;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'groundswell-image-'));
    ({ folder } = await makeRelease({ withNode: true }));
    archive = join(home, 'image.oci.tar');
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('is small, and the same each time', () => {
    const { unpackedBytes, packedBytes } = makeImage(folder, archive);
    expect(unpackedBytes).toBeLessThan(MAX_UNPACKED_BYTES);
    expect(packedBytes).toBeLessThan(MAX_PACKED_BYTES);
    const again = join(home, 'again.oci.tar');
    makeImage(folder, again);
    expect(hashOf(again)).toBe(hashOf(archive));
    rmSync(again);
    process.stdout.write(`image: ${megabytes(unpackedBytes)} MB, ${megabytes(packedBytes)} packed\n`);
  });

  it.skipIf(!CAN_READ)('says who runs it, how it’s known to be well, and what it’s made of (needs skopeo)', () => {
    const inspect = (...args: string[]) =>
      JSON.parse(execFileSync('skopeo', ['inspect', ...args, `oci-archive:${archive}`], { encoding: 'utf8' }));
    const { config, os } = inspect('--config');
    expect(os).toBe('linux');
    expect(config).toMatchObject({
      User: `${USER_ID}:${USER_ID}`,
      Cmd: ['/app/server/main.js'],
      ExposedPorts: { '3000/tcp': {} },
      StopSignal: 'SIGTERM',
      Labels: { 'org.opencontainers.image.licenses': 'Apache-2.0' },
    });
    expect(config.Labels['org.groundswell.base-packages']).toContain('libstdc++6 ');
    const blob = readConfigOf(archive);
    expect(blob.config.Healthcheck.Test.slice(0, 2)).toEqual(['CMD', '/app/node']);
    expect(inspect().Layers).toHaveLength(2);
  });

  it.skipIf(!CAN_RUN)(
    'serves the page as nobody in particular, on a read-only root (needs umoci and runc, as root)',
    async () => {
      const bundle = unpackInto(join(home, 'bundle'));
      const port = await findFreePort();
      restrict(join(bundle, 'config.json'), { PORT: String(port), MODE: 'development' });
      const name = `groundswell-test-${process.pid}`;
      const running = spawn('runc', ['run', '--bundle', bundle, name], { stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [running.stdout, running.stderr]) stream.on('data', (text: Buffer) => (output += text));
      const ended = once(running, 'exit');
      onTestFinished(() => void spawnSync('runc', ['delete', '--force', name]));
      const origin = `http://127.0.0.1:${port}`;
      await until(READY_LIMIT_MS, async () => {
        if (running.exitCode !== null) throw new Error(output);
        return (await fetch(`${origin}/readyz`).catch(() => null))?.ok === true;
      });
      expect(await (await fetch(origin)).text()).toContain('<title>');
      expect((await fetch(`${origin}/api/impact`)).status).toBe(200);
      const state = JSON.parse(execFileSync('runc', ['state', name], { encoding: 'utf8' }));
      const status = readFileSync(`/proc/${state.pid}/status`, 'utf8');
      expect(status).toMatch(new RegExp(`^Uid:\\s+${USER_ID}\\s+${USER_ID}\\s`, 'm'));
      expect(status).toMatch(/^CapEff:\s+0+$/m);
      const { config } = readConfigOf(archive);
      const [, ...check] = config.Healthcheck.Test;
      expect(spawnSync('runc', ['exec', name, ...check]).status).toBe(0);
      expect(spawnSync('runc', ['exec', '--env', 'PORT=1', name, ...check]).status).toBe(1);
      execFileSync('runc', ['kill', name, 'TERM']);
      expect((await ended)[0], output).toBe(0);
    },
  );

  it.skipIf(!CAN_UNPACK)('has no shell, and no program that could become root (needs umoci)', () => {
    const root = join(unpackInto(join(home, 'looked-at')), 'rootfs');
    const files = readdirSync(root, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => join(parentPath, name));
    expect(paths.filter((path) => /\/(ba|da)?sh$/.test(path))).toEqual([]);
    expect(paths.filter((path) => (statSync(path).mode & 0o6000) !== 0)).toEqual([]);
    expect(existsSync(join(root, 'usr/share/doc/libc6/copyright'))).toBe(true);
    expect(existsSync(join(root, 'app/NOTICES.txt'))).toBe(true);
    expect(statSync(join(root, 'data')).uid).toBe(USER_ID);
  });

  function unpackInto(bundle: string): string {
    const layout = join(home, 'layout');
    if (!existsSync(layout))
      execFileSync('skopeo', ['copy', '--quiet', `oci-archive:${archive}`, `oci:${layout}:test`]);
    execFileSync('umoci', ['unpack', '--image', `${layout}:test`, bundle]);
    return bundle;
  }
});

describe.runIf(IS_FULL)('the tools that images are tested with', () => {
  it('are named where they are missing', () => {
    const missing = ['apt-get', 'skopeo', 'umoci', 'runc'].filter((tool) => !isInstalled(tool));
    if (missing.length > 0) process.stdout.write(`Images aren't tested in full: ${missing.join(', ')} not installed\n`);
  });
});

interface ImageConfig {
  config: { Healthcheck: { Test: string[] } };
}

/** Tools leave out what the specification only reserves, such as the health check. */
function readConfigOf(archive: string): ImageConfig {
  const read = (path: string) =>
    JSON.parse(execFileSync('tar', ['-xOf', archive, `./${path}`], { encoding: 'utf8', maxBuffer: 1e7 }));
  const blob = ({ digest }: { digest: string }) => read(`blobs/${digest.replace(':', '/')}`);
  return blob(blob(read('index.json').manifests[0]).config);
}

/** As compose.yaml and kubernetes.yaml have it: nothing to write but two folders in memory, and no capabilities. */
function restrict(path: string, env: Record<string, string>): void {
  const spec = JSON.parse(readFileSync(path, 'utf8'));
  spec.root.readonly = true;
  spec.process.terminal = false;
  spec.process.noNewPrivileges = true;
  spec.process.capabilities = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] };
  spec.process.env.push(...Object.entries(env).map(([name, value]) => `${name}=${value}`));
  // The machine's own network, so that the test reaches it.
  spec.linux.namespaces = spec.linux.namespaces.filter(({ type }: { type: string }) => type !== 'network');
  const inMemory = (destination: string, ...options: string[]) => ({
    destination,
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', 'nodev', ...options],
  });
  spec.mounts = spec.mounts.filter(({ destination }: { destination: string }) => destination !== '/data');
  spec.mounts.push(inMemory('/data', `uid=${USER_ID}`, `gid=${USER_ID}`, 'mode=750'), inMemory('/tmp', 'mode=1777'));
  writeFileSync(path, JSON.stringify(spec));
}

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);
