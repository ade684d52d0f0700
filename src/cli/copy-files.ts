/**
 * `npm run copy-files -- to-store` copies uploaded files from the data folder to the store at STORAGE_URL, and
 * `to-folder` copies them back. It reports what remains, can be rerun after a failure, and doesn't change the source.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#platform/server/config/config.ts';
import { type CopyProgress, copyFiles } from '#platform/server/storage/copy-files.ts';
import { createFolderStorage } from '#platform/server/storage/folder-storage.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import { StorageUnavailableError } from '#platform/server/storage/storage.ts';
import { failWithUsage } from './refuse-arguments.ts';

const USAGE = `Usage: npm run copy-files -- to-store | to-folder [--compare-all]
       groundswell copy-files to-store | to-folder [--compare-all]   (in a release)

  to-store       copies from DATA_DIR to the store of STORAGE_URL
  to-folder      copies from the store to DATA_DIR
  --compare-all  also compares the content of files that are there already
`;
const PROGRESS_INTERVAL_MS = 2_000;
const MEGABYTE = 1_000_000;

const say = (text: string) => process.stdout.write(`${text}\n`);
const count = (value: number) => value.toLocaleString('en');

interface Wanted {
  direction: 'to-store' | 'to-folder';
  comparesAll: boolean;
}

/** @returns null for arguments that aren't in the usage. */
function readArguments(): Wanted | null {
  try {
    const options = { 'compare-all': { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [direction, ...others] = positionals;
    if ((direction !== 'to-store' && direction !== 'to-folder') || others.length > 0) return null;
    return { direction, comparesAll: values['compare-all'] };
  } catch {
    return null;
  }
}

/** @returns true if every file has been copied; false for a failure, whose reason has been printed. */
async function copy({ direction, comparesAll }: Wanted): Promise<boolean> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { dataDir, store } = readConfig(process.env);
  if (!store)
    throw new ConfigError('Invalid configuration:\n  STORAGE_URL: expected the store’s bucket, like s3://files');
  const media = resolve(dataDir, 'media');
  // Otherwise a wrong folder would look like one without files.
  if (direction === 'to-store' && !existsSync(media)) {
    throw new ConfigError(
      `There are no uploaded files: ${media} doesn’t exist. Set DATA_DIR to the platform’s folder.`,
    );
  }
  const folder = createFolderStorage(media);
  const bucket = await openStorage({ dataDir, store });
  await bucket.check();
  const route = direction === 'to-store' ? { from: folder, to: bucket } : { from: bucket, to: folder };
  return report(direction === 'to-store' ? 'store' : 'folder', async (onProgress) =>
    copyFiles(route, { comparesAll, onProgress, signal: abortOnSignals() }),
  );
}

async function report(
  target: string,
  run: (onProgress: (progress: CopyProgress) => void) => Promise<CopyProgress>,
): Promise<boolean> {
  const latest: { progress?: CopyProgress } = {};
  let reportedAt = performance.now();
  const onProgress = (progress: CopyProgress) => {
    latest.progress = progress;
    if (performance.now() - reportedAt < PROGRESS_INTERVAL_MS) return;
    reportedAt = performance.now();
    say(progressLine(progress, target));
  };
  try {
    const { all, copied, onlyInTarget } = await run(onProgress);
    say(`All ${count(all.files)} files are in the ${target}, ${count(copied.files)} of them copied now.`);
    if (onlyInTarget > 0) say(`The ${target} has ${count(onlyInTarget)} more, which were left alone.`);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`It broke off: ${reason}.\n`);
    if (latest.progress) say(progressLine(latest.progress, target));
    say('Run it again to go on.');
    return false;
  }
}

function progressLine({ all, done }: CopyProgress, target: string): string {
  const megabytes = `${count(Math.round(done.bytes / MEGABYTE))} of ${count(Math.round(all.bytes / MEGABYTE))} MB`;
  const left = count(all.files - done.files);
  return `${count(done.files)} of ${count(all.files)} files are in the ${target} (${megabytes}), ${left} left.`;
}

function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort(new Error('stopped by you')));
  }
  return controller.signal;
}

const wanted = readArguments() ?? failWithUsage(USAGE);
try {
  process.exitCode = (await copy(wanted)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StorageUnavailableError)) throw error;
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  process.stderr.write(`${error.message}${cause}\n`);
  process.exitCode = 1;
}
