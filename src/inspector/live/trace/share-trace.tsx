import { useState } from 'react';
import { say } from '#languages/say.ts';
import { saveFile } from '#platform/browser/files/save-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { addressWith } from '../../page/use-address.ts';
import type { LivePage } from '../live-state.ts';
import { fileOf, writeTrace } from './trace.ts';

interface ShareTraceProps {
  page: LivePage;
  /** The id of the flow that the link opens with. */
  flow: string;
}

/**
 * Shares a recording: a link with the steps, or a file with everything. The chart has its own button to save a picture.
 */
export function ShareTrace({ page, flow }: ShareTraceProps) {
  const [said, setSaid] = useState('');

  async function copy() {
    const address = addressWith({ flow, mode: 'live', item: null, trace: await writeTrace(page) });
    await navigator.clipboard.writeText(new URL(address, location.href).href);
  }
  const onCopy = () =>
    copy().then(
      () => setSaid(say('inspector.shareTrace.copied')),
      () => setSaid(say('inspector.shareTrace.copyFailed')),
    );

  return (
    <section aria-label={say('inspector.shareTrace.label')} className="mt-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" onClick={() => void onCopy()}>
          {say('inspector.shareTrace.copy')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => saveFile(fileOf(page), `${flow}-recording.json`)}>
          {say('inspector.shareTrace.download')}
        </Button>
        <span role="status" className="text-sm text-muted">
          {said}
        </span>
      </div>
      <p className="mt-1 text-sm text-muted">{say('inspector.shareTrace.hint')}</p>
    </section>
  );
}
