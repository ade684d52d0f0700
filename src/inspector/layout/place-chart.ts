import type { ELK } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../graph/chart.ts';
import { boxContent, type CallsByActor } from './content.ts';
import { fromElk, toElk } from './elk-graph.ts';
import type { ChartLayout } from './layout.ts';

/**
 * ELK makes a group as wide as its children and ignores a minimum width, so a group whose own text is wider is given
 * more padding in a second layout.
 *
 * @throws if the layout engine fails.
 */
export async function placeChart(elk: Pick<ELK, 'layout'>, chart: Chart, calls: CallsByActor): Promise<ChartLayout> {
  const layout = fromElk(chart, await elk.layout(toElk(chart, calls)));
  const lacking = lackingWidths(chart, calls, layout);
  if (lacking.size === 0) return layout;
  return fromElk(chart, await elk.layout(toElk(chart, calls, lacking)));
}

function lackingWidths(chart: Chart, calls: CallsByActor, { boxes }: ChartLayout): ReadonlyMap<string, number> {
  const lacking = [...chart.states.values()].map(
    (state) => [state.id, boxContent(chart, state, calls).width - (boxes[state.id]?.width ?? 0)] as const,
  );
  return new Map(lacking.filter(([, width]) => width > 0));
}
