import { useSelector } from '@xstate/react';
import { fromCallback } from 'xstate';
import { exportMyData } from '#generated/users/exportMyData.gen.ts';
import { say } from '#languages/say.ts';
import { type DownloadProgress, fetchWithProgress } from '#platform/browser/files/file-download.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { dayOf } from '#platform/browser/page/local-days.ts';
import { sayBytes } from '#platform/shared/bytes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { dataDownloadMachine } from '../../flows/data-download.ts';

/** Size of the ZIP end record without a comment. */
const END_BYTES = 22;
const END_MARK = [0x50, 0x4b, 0x05, 0x06];

/** A truncated ZIP lacks the end record. */
export async function isCompleteArchive(archive: Blob): Promise<boolean> {
  const end = new Uint8Array(await archive.slice(-END_BYTES).arrayBuffer());
  return end.length === END_BYTES && END_MARK.every((byte, index) => end[index] === byte);
}

const providedDataDownloadMachine = dataDownloadMachine.provide({
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

export function DataSection() {
  const flow = useFlow(providedDataDownloadMachine, undefined, ({ archive }) =>
    saveFile(archive, `groundswell-data-${dayOf(new Date())}.zip`),
  );
  const state = useSelector(flow, (snapshot) => snapshot);
  const { bytes, failure } = state.context;
  const isBusy = state.hasTag('loading');
  return (
    <div className="mt-8 max-w-prose space-y-5">
      <p>{say('profiles.dataSection.intro')}</p>
      {failure && (
        <Notice tone="danger" isLive title={say('profiles.dataSection.failed')}>
          {failure}
        </Notice>
      )}
      {state.matches('handedOver') && (
        <Notice tone="success" isLive>
          {say('profiles.dataSection.downloaded', { size: sayBytes(bytes) })}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          pending={isBusy}
          pendingLabel={say('profiles.dataSection.downloadPending')}
          onClick={() => flow.send({ type: 'download.requested' })}
        >
          {say('profiles.dataSection.download')}
        </Button>
        {isBusy && (
          <>
            <Button variant="quiet" onClick={() => flow.send({ type: 'download.dropped' })}>
              {say('profiles.dataSection.cancel')}
            </Button>
            <p className="text-sm text-muted tabular-nums">
              {bytes === 0
                ? say('profiles.dataSection.preparing')
                : say('profiles.dataSection.downloading', { size: sayBytes(bytes) })}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
