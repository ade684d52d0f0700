/** Stately's own page as the one that follows, for who asks for it. */
import { watchFlows } from '../../../platform/browser/running-flows.ts';
import { isRecord } from '../graph/definition.ts';
import type { FlowMessage } from './channel.ts';
import { createKeeper } from './keeper.ts';
import { createTeller } from './teller.ts';

const HOSTED_ORIGIN = 'https://stately.ai';
const HOSTED_PAGE = `${HOSTED_ORIGIN}/inspect`;

/** Speaks with no other origin, whatever stands in the window by then. */
export function openHosted(): void {
  const hosted = window.open(HOSTED_PAGE, 'stately-inspector');
  const keeper = createKeeper();
  let isConnected = false;
  const post = (message: FlowMessage) => hosted?.postMessage(message, HOSTED_ORIGIN);
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== HOSTED_ORIGIN || source !== hosted) return;
    if (!isRecord(data) || data['type'] !== '@statelyai.connected') return;
    isConnected = true;
    for (const message of keeper.all()) post(message);
  });
  watchFlows(
    createTeller((message) => {
      keeper.keep(message);
      if (isConnected) post(message);
    }),
  );
}
