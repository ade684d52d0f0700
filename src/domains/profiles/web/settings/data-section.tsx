import { useSelector } from '@xstate/react';
import { say } from '#languages/say.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { dayOf } from '#platform/browser/page/local-days.ts';
import { sayBytes } from '#platform/shared/bytes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { providedDataDownloadMachine } from './data-actors.ts';

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
