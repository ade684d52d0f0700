/**
 * Makes an image of a release for Docker, Podman and Kubernetes, without a daemon: base files, the release, and how to
 * run it. It needs no shell, no root and no writable files but those of `/data` and `/tmp`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import packageJson from '../../../../package.json' with { type: 'json' };
import { MALLOC_SETTINGS, serverFlags } from '../../server-flags.ts';
import { unpackBaseFiles } from './base-files.ts';
import { writeOciArchive } from './oci-archive.ts';

export interface Image {
  archive: string;
  unpackedBytes: number;
  packedBytes: number;
}

/** As Kubernetes and others check that it isn't root: by its number. */
export const USER_ID = 10001;
export const PORT = 3000;
export const MAX_UNPACKED_BYTES = 260e6;
export const MAX_PACKED_BYTES = 110e6;

const ROOT = resolve(import.meta.dirname, '../../../..');
const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };
/** The start script and what it's started by, for machines that have a shell. */
const FOR_MACHINES = ['groundswell', 'deploy'];
const HEALTH = `fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))`;
const SECOND_NS = 1e9;

/** @param folder a release with Node.js. */
export function makeImage(folder: string, archive: string): Image {
  const work = mkdtempSync(join(tmpdir(), 'groundswell-image-'));
  try {
    const base = join(work, 'base');
    mkdirSync(base);
    const packages = unpackBaseFiles(base);
    addUser(base);
    const release = join(work, 'release');
    cpSync(folder, join(release, 'app'), { recursive: true });
    for (const name of FOR_MACHINES) rmSync(join(release, 'app', name), { recursive: true });
    linkIdentical(release);
    const layers = [
      { folder: base, owned: ['data'] },
      { folder: release, owned: [], mode: 'u+rwX,go+rX,go-w' },
    ];
    const unpackedBytes = sizeOf(base) + sizeOf(release);
    const packedBytes = writeOciArchive(archive, layers, {
      userId: USER_ID,
      date: dateOf(),
      tag: packageJson.version,
      architecture: ARCHITECTURES[process.arch] ?? process.arch,
      config: CONFIG,
      labels: labelsOf(packages),
    });
    if (unpackedBytes > MAX_UNPACKED_BYTES || packedBytes > MAX_PACKED_BYTES)
      throw new Error(`The image is larger than it may be: ${unpackedBytes} bytes, ${packedBytes} packed`);
    return { archive, unpackedBytes, packedBytes };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** There's no shell: what the release's start script sets is part of the command. */
const CONFIG = {
  User: `${USER_ID}:${USER_ID}`,
  WorkingDir: '/data',
  Entrypoint: ['/app/node', ...serverFlags(''), '--import', '/app/server/require-node.mjs'],
  Cmd: ['/app/server/main.js'],
  Env: [
    'PATH=/app',
    'HOST=0.0.0.0',
    `PORT=${PORT}`,
    'DATA_DIR=/data',
    // The root may be read-only.
    'NODE_COMPILE_CACHE=/tmp/compiled',
    ...Object.entries(MALLOC_SETTINGS).map(([name, value]) => `${name}=${value}`),
  ],
  ExposedPorts: { [`${PORT}/tcp`]: {} },
  Volumes: { '/data': {} },
  StopSignal: 'SIGTERM',
  Healthcheck: {
    Test: ['CMD', '/app/node', '-e', HEALTH],
    Interval: 10 * SECOND_NS,
    Timeout: 5 * SECOND_NS,
    StartPeriod: 60 * SECOND_NS,
    Retries: 3,
  },
};

function addUser(root: string): void {
  const etc = join(root, 'etc');
  const user = `groundswell:x:${USER_ID}:${USER_ID}`;
  writeFileSync(join(etc, 'passwd'), `root:x:0:0:root:/root:/sbin/nologin\n${user}:Groundswell:/data:/sbin/nologin\n`);
  writeFileSync(join(etc, 'group'), `root:x:0:\ngroundswell:x:${USER_ID}:\n`);
  writeFileSync(join(etc, 'nsswitch.conf'), 'passwd: files\ngroup: files\nhosts: files dns\n');
  mkdirSync(join(root, 'data'), { mode: 0o750 });
}

function labelsOf(packages: readonly string[]): Record<string, string> {
  const revision = git(['rev-parse', 'HEAD']);
  return {
    'org.opencontainers.image.title': 'Groundswell',
    'org.opencontainers.image.description': packageJson.description,
    'org.opencontainers.image.version': packageJson.version,
    'org.opencontainers.image.licenses': packageJson.license,
    'org.opencontainers.image.created': dateOf().toISOString(),
    ...(revision !== null && { 'org.opencontainers.image.revision': revision }),
    'org.groundswell.base-packages': packages.join(', '),
  };
}

/** Of the commit, so that the same sources make the same image. */
function dateOf(): Date {
  const seconds = process.env['SOURCE_DATE_EPOCH'] ?? git(['log', '-1', '--format=%ct']);
  return new Date(Number(seconds ?? 0) * 1000);
}

function git(args: string[]): string | null {
  if (!existsSync(join(ROOT, '.git'))) return null;
  return execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8' }).trim();
}

/** The page's scripts without texts are the same in each language. */
function linkIdentical(folder: string): void {
  const seen = new Map<string, string>();
  for (const path of filesIn(folder)) {
    const same = `${statSync(path).mode} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`;
    const first = seen.get(same);
    if (first === undefined) {
      seen.set(same, path);
      continue;
    }
    rmSync(path);
    linkSync(first, path);
  }
}

/** Counts a file that has several names once. */
function sizeOf(folder: string): number {
  const sizes = new Map(filesIn(folder).map((path) => [statSync(path).ino, statSync(path).size]));
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
}
