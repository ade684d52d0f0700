/** Stately's hosted inspector, for developers who choose it: the official inspector's default. */
import { watchFlows } from '#platform/browser/running-flows.ts';
import { isRecord } from '../graph/definition.ts';
import type { FlowMessage } from './channel.ts';
import { createKeeper } from './keeper.ts';
import { createTeller } from './teller.ts';

const HOSTED_ORIGIN = 'https://stately.ai';
export const HOSTED_PAGE = `${HOSTED_ORIGIN}/inspect`;

let hosted: Window | null = null;
let isTelling = false;

/** @returns false if the browser blocked the window. */
export function openHosted(): boolean {
  hosted = window.open(HOSTED_PAGE, 'stately-inspector');
  if (hosted !== null && !isTelling) tellHosted();
  return hosted !== null;
}

/** Posts only to the hosted inspector, even if the window has navigated; the official adapter posts to any origin. */
function tellHosted(): void {
  isTelling = true;
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
