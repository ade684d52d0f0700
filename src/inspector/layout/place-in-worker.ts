/** Lays out machines that have no generated layout or have changed since. Loads the layout engine on demand. */
import ELK from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import { allowScriptsFrom } from '#platform/browser/page/trusted-types.ts';
import type { Chart } from '../graph/chart.ts';
import type { CallsByActor } from './content.ts';
import { IS_RIGHT_TO_LEFT } from './direction.ts';
import { type ChartLayout, mirrored } from './layout.ts';
import { placeChart } from './place-chart.ts';

let elk: InstanceType<typeof ELK> | null = null;

/** @throws if the layout engine can't be loaded or fails. */
export async function placeInWorker(chart: Chart, calls: CallsByActor): Promise<ChartLayout> {
  elk ??= startLayouter();
  const layout = await placeChart(elk, chart, calls);
  return IS_RIGHT_TO_LEFT ? mirrored(layout) : layout;
}

function startLayouter() {
  allowScriptsFrom(location.origin);
  return new ELK({ workerFactory: () => new Worker(new URL(workerAddress, location.href)) });
}
