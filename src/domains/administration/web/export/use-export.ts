import { useEffect, useRef, useState } from 'react';
import type { ExportUsersData } from '#generated/types.gen.ts';
import { exportUsers } from '#generated/users/exportUsers.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { type DownloadProgress, fetchToSink, type TableFormat } from '#platform/browser/files/file-download.ts';
import { type FileSink, openSink } from '#platform/browser/files/file-sink.ts';
import { dayOf } from '#platform/browser/page/local-days.ts';

type Narrowing = Omit<NonNullable<ExportUsersData['query']>, 'format'>;

export type ExportState =
  | { phase: 'ready' }
  | { phase: 'running'; progress: DownloadProgress }
  | { phase: 'done'; rowCount: number | null }
  | { phase: 'failed'; message: string };

const KINDS = {
  csv: { description: say('administration.useExport.csv'), type: 'text/csv', ending: '.csv' },
  xlsx: {
    description: say('administration.useExport.workbook'),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: '.xlsx',
  },
} as const;
const NOTHING_YET: DownloadProgress = { bytes: 0, rows: null, rowCount: null };

/** One export: running, cancelled, interrupted or complete. Leaving the page cancels it. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ phase: 'ready' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(format: TableFormat, query: Narrowing) {
    const giveUp = new AbortController();
    let progress = NOTHING_YET;
    let sink: FileSink | null = null;
    try {
      sink = await openSink({ ...KINDS[format], name: `accounts-${dayOf(new Date())}${KINDS[format].ending}` });
      running.current = giveUp;
      setState({ phase: 'running', progress });
      const tell = (now: DownloadProgress) => {
        progress = now;
        setState({ phase: 'running', progress });
      };
      await exportUsers({
        query: { ...query, format },
        signal: giveUp.signal,
        fetch: fetchToSink(format, sink, tell),
      });
      setState({ phase: 'done', rowCount: progress.rowCount });
    } catch (error) {
      // If the partial file can't be discarded, there is nothing more to do.
      await sink?.discard().catch(() => undefined);
      // Cancelled, here or in the browser's save dialog.
      if (error instanceof DOMException && error.name === 'AbortError') setState({ phase: 'ready' });
      else setState({ phase: 'failed', message: sayFailure(error, progress) });
    } finally {
      running.current = null;
    }
  }

  return {
    state,
    start: (format: TableFormat, query: Narrowing) => void start(format, query),
    cancel: () => running.current?.abort(),
  };
}

function sayFailure(error: unknown, { rows, rowCount }: DownloadProgress): string {
  if (isApiError(error, 'refused')) return error.message;
  if (error instanceof DOMException) return say('administration.useExport.saveFailed');
  if (rowCount === null) return sayFailed(say('administration.useExport.failed'), error);
  // A broken connection discards data received but not yet read.
  return say('administration.useExport.interrupted', { rows: rows ?? 0 });
}
