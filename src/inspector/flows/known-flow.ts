import { type Chart, pathTo } from '../graph/chart.ts';
import type { Flow } from './flow.ts';

/** What can be counted of a flow, for those who can't see its machine. */
export function knownFlowOf(chart: Chart, runsOn: Flow['runsOn']) {
  const pathOf = (id: string) =>
    pathTo(chart, id)
      .slice(1)
      .map(({ key }) => key)
      .join('.');
  const transitions = chart.transitions.map(
    ({ source, event, target }) => `${pathOf(source)} ${event} ${pathOf(target ?? source)}`,
  );
  const states = [...chart.states.values()].filter(({ kind }) => kind === 'atomic' || kind === 'final');
  return {
    isOnPage: runsOn === 'page' || runsOn === 'every page',
    transitions: [...new Set(transitions)],
    states: states.map(({ id }) => pathOf(id)),
  };
}
