import { useMemo } from 'react';
import { say } from '#languages/say.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import type { DrawnFlow } from '../drawn-flows.ts';
import { buildChart } from '../graph/build-chart.ts';
import { plainWords } from '../graph/plain-words.ts';
import { PlacedFlow } from '../layout/placed-flow.tsx';
import { AddressLink } from '../page/address-link.tsx';
import { FlowView } from '../page/flow-view.tsx';
import type { FlowViewProps } from '../page/flow-view-props.ts';
import { ELSEWHERE } from '../page/use-address.ts';
import { useLivePages } from './live-pages.ts';

interface ForeignFlowProps extends Omit<FlowViewProps, 'flow'> {
  id: string;
}

/** A machine that a followed page runs but we don't know: drawn from the definition the page sends. */
export function ForeignFlow({ id, ...props }: ForeignFlowProps) {
  const { pages } = useLivePages();
  const definition = pages.flatMap(({ actors }) => actors).find((actor) => actor.definition.id === id)?.definition;
  const text = definition && JSON.stringify(definition);
  // A page sends the same definition again with each replay.
  const flow = useMemo(() => (text === undefined ? null : flowOf(JSON.parse(text))), [text]);
  if (flow === null) {
    return (
      <div className="px-5 py-10 lg:px-12">
        <FailedState
          title={say('inspector.foreignFlow.missing.title')}
          level={2}
          action={
            <AddressLink
              to={ELSEWHERE}
              onChange={props.onChange}
              className="font-semibold text-link underline underline-offset-4"
            >
              {say('inspector.foreignFlow.all')}
            </AddressLink>
          }
        >
          {say('inspector.foreignFlow.missing.hint')}
        </FailedState>
      </div>
    );
  }
  return <PlacedFlow flow={flow}>{(placed) => <FlowView flow={placed} {...props} />}</PlacedFlow>;
}

function flowOf(definition: DrawnFlow['definition']) {
  return {
    id: definition.id,
    name: plainWords(definition.id),
    area: say('inspector.foreignFlow.area'),
    way: say('inspector.foreignFlow.origin'),
    runsOn: 'page' as const,
    definition,
    calls: {},
    chart: buildChart(definition),
    layout: null,
  };
}
