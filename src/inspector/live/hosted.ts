/** Stately's hosted inspector, for developers who choose it: the official inspector's default. */
import { watchFlows } from '#platform/browser/flows/running-flows.ts';
import { isRecord } from '../graph/definition.ts';
import type { FlowMessage } from './channel.ts';
import { createReporter } from './reporter.ts';
import { createHistory } from './trace/message-history.ts';

const HOSTED_ORIGIN = 'https://stately.ai';
export const HOSTED_PAGE = `${HOSTED_ORIGIN}/inspect`;

let hosted: Window | null = null;
let isReporting = false;

/** @returns false if the browser blocked the window. */
export function openHosted(): boolean {
  hosted = window.open(HOSTED_PAGE, 'stately-inspector');
  if (hosted !== null && !isReporting) reportToHosted();
  return hosted !== null;
}

/** Posts only to the hosted inspector, even if the window has navigated; the official adapter posts to any origin. */
function reportToHosted(): void {
  isReporting = true;
  const history = createHistory();
  let isConnected = false;
  const post = (message: FlowMessage) => hosted?.postMessage(message, HOSTED_ORIGIN);
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== HOSTED_ORIGIN || source !== hosted) return;
    if (!isRecord(data) || data['type'] !== '@statelyai.connected') return;
    isConnected = true;
    for (const message of history.all()) post(message);
  });
  watchFlows(
    createReporter((message) => {
      history.add(message);
      if (isConnected) post(message);
    }),
  );
}
