import { useEffect, useMemo, useState } from 'react';
import { FailedState } from '#ui/failed-state.tsx';
import { LoadingState, Skeleton } from '#ui/skeleton.tsx';
import type { DrawnFlow } from '../flows.ts';
import { buildChart } from '../graph/build-chart.ts';
import { plainWords } from '../graph/plain-words.ts';
import type { ChartLayout } from '../layout/layout.ts';
import { FlowView } from '../page/flow-view.tsx';
import type { FlowViewProps } from '../page/flow-view-props.ts';
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
  const [layout, setLayout] = useState<ChartLayout | 'failed' | null>(null);

  useEffect(() => {
    let isWanted = true;
    setLayout(null);
    if (flow === null) return;
    import('../layout/place-in-worker.ts')
      .then(({ placeInWorker }) => placeInWorker(flow.chart, flow.calls))
      .then(
        (placed) => isWanted && setLayout(placed),
        () => isWanted && setLayout('failed'),
      );
    return () => {
      isWanted = false;
    };
  }, [flow]);

  if (flow === null) {
    return (
      <div className="px-5 py-10 lg:px-12">
        <FailedState title="Flow not found" level={2}>
          This isn’t one of the product’s flows, and no followed page is running it. Choose one from the list.
        </FailedState>
      </div>
    );
  }
  if (layout === 'failed') {
    return (
      <div className="px-5 py-10 lg:px-12">
        <FailedState title="We couldn’t draw the chart" onRetry={() => location.reload()}>
          Part of the inspector didn’t load, or the flow’s shape isn’t supported. Try again.
        </FailedState>
      </div>
    );
  }
  if (layout === null) {
    return (
      <LoadingState label="Drawing the chart">
        <Skeleton className="m-10 h-96" />
      </LoadingState>
    );
  }
  return <FlowView flow={{ ...flow, layout }} {...props} />;
}

function flowOf(definition: DrawnFlow['definition']): Omit<DrawnFlow, 'layout'> {
  return {
    id: definition.id,
    name: plainWords(definition.id),
    area: 'From the followed page',
    way: 'It runs on the followed page.',
    runsOn: 'page',
    definition,
    calls: {},
    chart: buildChart(definition),
  };
}
