import { useSelector } from '@xstate/react';
import { dayOf } from '#platform/browser/local-days.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { useFlow } from '#platform/browser/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { providedDataDownloadMachine } from './data-actors.ts';

const MEGABYTE = 1_000_000;

export function DataSection() {
  const flow = useFlow(providedDataDownloadMachine, undefined, ({ archive }) =>
    saveFile(archive, `groundswell-data-${dayOf(new Date())}.zip`),
  );
  const state = useSelector(flow, (snapshot) => snapshot);
  const { bytes, failure } = state.context;
  const isBusy = state.hasTag('loading');
  return (
    <div className="mt-8 max-w-prose space-y-5">
      <p>
        A ZIP file with your profile, impacts, points, councils, applications, notifications and uploaded files. Its
        README.txt explains what each file contains, and what’s left out and why.
      </p>
      {failure && (
        <Notice tone="danger" isLive title="The download failed">
          {failure}
        </Notice>
      )}
      {state.matches('handedOver') && (
        <Notice tone="success" isLive>
          Downloaded: {sayBytes(bytes)}.
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button pending={isBusy} pendingLabel="Downloading" onClick={() => flow.send({ type: 'download.requested' })}>
          Download my data
        </Button>
        {isBusy && (
          <>
            <Button variant="quiet" onClick={() => flow.send({ type: 'download.dropped' })}>
              Cancel
            </Button>
            <p className="text-sm text-muted tabular-nums">
              {bytes === 0 ? 'Preparing your data' : `${sayBytes(bytes)} downloaded`}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

const sayBytes = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
