/**
 * A backup is a folder: `backup.json` says what is in it and is written last, `database/` has a file for each table,
 * `files/` the uploaded files, `files.jsonl.gz` their hashes, and `token-secret` the secret that the server made.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

/** The backup can't be made or restored, for a reason that an operator can mend. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const hashed = z.object({ bytes: z.int(), sha256: digest });
const manifestSchema = z.object({
  format: z.literal(1),
  release: z.string(),
  /** When the database was read, which is the moment that a restored community goes back to. */
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Of the job queue's own schema. */
  queueVersion: z.int(),
  tables: z.array(hashed.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  /** The hash is that of the list of files, which has a hash for each. */
  files: hashed.extend({ count: z.int() }),
  /** The fingerprint says whether another secret is the same one; it's left out if an operator keeps it elsewhere. */
  secret: z.object({ fingerprint: z.string(), sha256: digest.nullable() }),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type DumpedTable = Manifest['tables'][number];

const MANIFEST = 'backup.json';
const MANIFEST_HASH = 'backup.json.sha256';
const UNFINISHED = 'backup.unfinished';

export const tablePathIn = (folder: string, name: string) => join(folder, 'database', `${name}.jsonl.gz`);
export const fileListIn = (folder: string) => join(folder, 'files.jsonl.gz');
export const secretIn = (folder: string) => join(folder, 'token-secret');

/**
 * Takes an empty folder, or goes on with an unfinished backup of the same community.
 *
 * @param fingerprint of the community's secret. @throws {BackupError} for a folder that has something else.
 */
export async function beginBackup(folder: string, fingerprint: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  if (names.includes(MANIFEST)) {
    throw new BackupError(`${folder} has a finished backup already. Name another folder, or remove that one first.`);
  }
  if (names.includes(UNFINISHED)) {
    const begun = await readFile(join(folder, UNFINISHED), 'utf8');
    if (begun !== fingerprint)
      throw new BackupError(`${folder} has an unfinished backup of another community. Name another folder.`);
  } else if (names.length > 0) {
    throw new BackupError(`${folder} isn’t empty. Name a folder that is, or that doesn’t exist yet.`);
  }
  // One that was there already may be open to others.
  await chmod(folder, 0o700);
  await writeWhole(join(folder, UNFINISHED), fingerprint);
}

/** From here on the backup is whole. */
export async function finishBackup(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeWhole(join(folder, MANIFEST_HASH), `${createHash('sha256').update(text).digest('hex')}\n`);
  await writeWhole(join(folder, MANIFEST), text);
  await rm(join(folder, UNFINISHED));
  // Temporary folders of the files' storage.
  await rm(join(folder, 'incoming'), { recursive: true, force: true });
}

/** @throws {BackupError} if there is none, or if it was changed. */
export async function readManifest(folder: string): Promise<Manifest> {
  const names = await readdir(folder).catch(() => {
    throw new BackupError(`The folder ${folder} can’t be read.`);
  });
  if (!names.includes(MANIFEST)) {
    throw new BackupError(
      names.includes(UNFINISHED)
        ? `The backup in ${folder} is unfinished. Run the backup with this folder again: it goes on where it stopped.`
        : `${folder} has no backup: ${MANIFEST} is missing.`,
    );
  }
  const text = await readFile(join(folder, MANIFEST), 'utf8');
  const hash = await readFile(join(folder, MANIFEST_HASH), 'utf8').catch(() => '');
  if (createHash('sha256').update(text).digest('hex') !== hash.trim()) throw changed(MANIFEST);
  return readContent(text);
}

function readContent(text: string): Manifest {
  const read = z.object({ format: z.int() }).parse(JSON.parse(text));
  if (read.format !== 1) throw new BackupError('The backup was made by a newer release. Restore it with that one.');
  return manifestSchema.parse(JSON.parse(text));
}

export const changed = (what: string) =>
  new BackupError(`${what} isn’t what the backup wrote: it was changed or is damaged. Use another copy of the backup.`);

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Completely or not at all, even in a power cut. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  const handle = await open(aside, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, path);
}
