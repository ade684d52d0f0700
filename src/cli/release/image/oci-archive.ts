/** Writes an OCI image as one archive (https://github.com/opencontainers/image-spec), the same bytes from the same files. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface Layer {
  /** Its content becomes that of the image's root. */
  folder: string;
  /** What belongs to the image's user, relative to the folder; the rest belongs to root. */
  owned: readonly string[];
  /** Of all files, as `chmod` takes it; by default each has its own. */
  mode?: string;
}

export interface ImageOptions {
  userId: number;
  /** Of every file, and of the image itself. */
  date: Date;
  tag: string;
  architecture: string;
  /** As the specification names them, with Docker's Healthcheck. */
  config: Record<string, unknown>;
  labels: Record<string, string>;
}

interface Descriptor {
  mediaType: string;
  digest: string;
  size: number;
}

const MEDIA = 'application/vnd.oci.image';

/** @returns the size of the archive's compressed layers. */
export function writeOciArchive(archive: string, layers: readonly Layer[], options: ImageOptions): number {
  const layout = `${archive}.layout`;
  rmSync(layout, { recursive: true, force: true });
  mkdirSync(join(layout, 'blobs/sha256'), { recursive: true });
  const packed = layers.map((layer, index) => packLayer(layer, { ...options, layout, index }));
  const addJson = (mediaType: string, value: unknown) => addBlob(layout, mediaType, Buffer.from(JSON.stringify(value)));
  const created = options.date.toISOString();
  const config = addJson(`${MEDIA}.config.v1+json`, {
    created,
    architecture: options.architecture,
    os: 'linux',
    config: { ...options.config, Labels: options.labels },
    rootfs: { type: 'layers', diff_ids: packed.map(({ diffId }) => diffId) },
    history: packed.map(() => ({ created, created_by: 'npm run release -- --image' })),
  });
  const manifest = addJson(`${MEDIA}.manifest.v1+json`, {
    schemaVersion: 2,
    mediaType: `${MEDIA}.manifest.v1+json`,
    config,
    layers: packed.map(({ descriptor }) => descriptor),
    annotations: options.labels,
  });
  const index = {
    schemaVersion: 2,
    mediaType: `${MEDIA}.index.v1+json`,
    manifests: [{ ...manifest, annotations: { 'org.opencontainers.image.ref.name': options.tag } }],
  };
  writeFileSync(join(layout, 'index.json'), JSON.stringify(index));
  writeFileSync(join(layout, 'oci-layout'), JSON.stringify({ imageLayoutVersion: '1.0.0' }));
  tar(archive, layout, options.date, ['--create', '--owner=0', '--group=0', '.']);
  rmSync(layout, { recursive: true, force: true });
  return packed.reduce((sum, { descriptor }) => sum + descriptor.size, 0);
}

interface PackOptions extends ImageOptions {
  layout: string;
  index: number;
}

function packLayer({ folder, owned, mode }: Layer, { layout, index, date, userId }: PackOptions) {
  const plain = join(layout, `layer-${index}.tar`);
  const modes = mode === undefined ? [] : [`--mode=${mode}`];
  const others = owned.map((path) => `--exclude=./${path}`);
  tar(plain, folder, date, ['--create', '--owner=0', '--group=0', ...modes, ...others, '.']);
  const paths = owned.map((path) => `./${path}`);
  if (paths.length > 0)
    tar(plain, folder, date, ['--append', `--owner=${userId}`, `--group=${userId}`, ...modes, ...paths]);
  const bytes = readFileSync(plain);
  const compressed = gzipSync(bytes);
  rmSync(plain);
  const mediaType = `${MEDIA}.layer.v1.tar+gzip`;
  return { diffId: digestOf(bytes), descriptor: addBlob(layout, mediaType, compressed) };
}

function addBlob(layout: string, mediaType: string, bytes: Buffer): Descriptor {
  const digest = digestOf(bytes);
  writeFileSync(join(layout, 'blobs', digest.replace(':', '/')), bytes);
  return { mediaType, digest, size: bytes.length };
}

const digestOf = (bytes: Buffer): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** Leaves out what differs from one run to the next: order, times, and names of users. */
function tar(archive: string, folder: string, date: Date, args: readonly string[]): void {
  const seconds = Math.floor(date.getTime() / 1000);
  const same = ['--format=gnu', '--sort=name', `--mtime=@${seconds}`, '--numeric-owner'];
  execFileSync('tar', [`--file=${archive}`, `--directory=${folder}`, ...same, ...args]);
}
