/** Lays out a machine that is not ours, or not as it was when the code was generated. It loads the layouter for that. */
import ELK from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?url';
import { allowScriptsFrom } from '../../../platform/browser/trusted-types.ts';
import type { Chart } from '../graph/chart.ts';
import type { CallsByActor } from './content.ts';
import { fromElk, toElk } from './elk-graph.ts';
import type { ChartLayout } from './layout.ts';

let elk: InstanceType<typeof ELK> | null = null;

/** @throws where the layouter cannot be loaded, or does not know its way. */
export async function placeInWorker(chart: Chart, calls: CallsByActor): Promise<ChartLayout> {
  elk ??= startLayouter();
  return fromElk(chart, await elk.layout(toElk(chart, calls)));
}

function startLayouter() {
  allowScriptsFrom(location.origin);
  return new ELK({ workerFactory: () => new Worker(new URL(workerAddress, location.href)) });
}
