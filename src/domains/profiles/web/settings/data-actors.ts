import { fromCallback } from 'xstate';
import { exportMyData } from '#generated/users/exportMyData.gen.ts';
import { type DownloadProgress, fetchWithProgress } from '#platform/browser/files/file-download.ts';
import { dataDownloadMachine } from '../../flows/data-download.ts';
import { isCompleteArchive } from './complete-archive.ts';

export const providedDataDownloadMachine = dataDownloadMachine.provide({
  actors: {
    downloadArchive: fromCallback(({ sendBack }) => {
      const giving = new AbortController();
      const tell = ({ bytes }: DownloadProgress) => sendBack({ type: 'bytes.received', bytes });
      const download = async () => {
        const { data: archive } = await exportMyData({ fetch: fetchWithProgress(tell), signal: giving.signal });
        if (!(await isCompleteArchive(archive))) throw new Error('The archive is incomplete');
        sendBack({ type: 'archive.received', archive });
      };
      download().catch((error: unknown) => giving.signal.aborted || sendBack({ type: 'download.failed', error }));
      return () => giving.abort();
    }),
  },
});
