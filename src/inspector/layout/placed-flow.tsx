import { type ReactNode, useEffect, useState } from 'react';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { say } from '#languages/say.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import type { DrawnFlow } from '../drawn-flows.ts';
import type { ChartLayout } from './layout.ts';

/** A flow whose layout is null if it wasn't generated. */
type UnplacedFlow = Omit<DrawnFlow, 'layout'> & { layout: ChartLayout | null };

interface PlacedFlowProps {
  /** Laid out again whenever it's a different object. */
  flow: UnplacedFlow;
  children: (flow: DrawnFlow) => ReactNode;
}

/** The generated layouts are for English texts, so in other languages each flow is laid out in the browser. */
const FITS = say('language.code') === SOURCE_LANGUAGE;

export function PlacedFlow({ flow, children }: PlacedFlowProps) {
  const known = FITS ? flow.layout : null;
  const [placed, setPlaced] = useState<{ of: UnplacedFlow; layout: ChartLayout | 'failed' } | null>(null);

  useEffect(() => {
    if (known !== null) return;
    let isWanted = true;
    import('./place-in-worker.ts')
      .then(({ placeInWorker }) => placeInWorker(flow.chart, flow.calls))
      .then(
        (layout) => isWanted && setPlaced({ of: flow, layout }),
        () => isWanted && setPlaced({ of: flow, layout: 'failed' }),
      );
    return () => {
      isWanted = false;
    };
  }, [flow, known]);

  const layout = known ?? (placed?.of === flow ? placed.layout : null);
  if (layout === 'failed') {
    return (
      <div className="px-5 py-10 lg:px-12">
        <FailedState title={say('inspector.placedFlow.failed')} onRetry={() => location.reload()}>
          {say('inspector.placedFlow.failedHint')}
        </FailedState>
      </div>
    );
  }
  if (layout === null) {
    return (
      <LoadingState label={say('inspector.placedFlow.drawing')}>
        <Skeleton className="m-10 h-96" />
      </LoadingState>
    );
  }
  return children({ ...flow, layout });
}
