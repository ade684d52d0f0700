import { BackupError } from '#platform/server/backup/backup-folder.ts';
import type { CopyProgress } from '#platform/server/storage/copy-files.ts';

const INTERVAL_MS = 2_000;
const MEGABYTE = 1_000_000;

export const sayMegabytes = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE).toLocaleString('en')} MB`;

/** Prints how many files are copied, every two seconds. */
export function reportFiles(): { onProgress: (progress: CopyProgress) => void } {
  let reportedAt = performance.now();
  return {
    onProgress: ({ all, done }) => {
      if (performance.now() - reportedAt < INTERVAL_MS) return;
      reportedAt = performance.now();
      const files = `${done.files.toLocaleString('en')} of ${all.files.toLocaleString('en')} files`;
      process.stdout.write(`${files}, ${sayMegabytes(done.bytes)} of ${sayMegabytes(all.bytes)}\n`);
    },
  };
}

/** Between two files or tables; what was written so far is kept. */
export function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () =>
      controller.abort(new BackupError('Stopped by you. Run the same command again: it goes on where it stopped.')),
    );
  }
  return controller.signal;
}
