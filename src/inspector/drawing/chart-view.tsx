import { type ReactNode, useMemo } from 'react';
import { say } from '#languages/say.ts';
import type { DrawnFlow } from '../flows.ts';
import { beginningOf } from '../graph/chart.ts';
import { targetBox } from '../layout/target-box.ts';
import { ChartDrawing, type Emphasis } from './chart-drawing.tsx';
import { useChartSelection } from './use-chart-selection.ts';
import { useViewport } from './use-viewport.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface ChartViewProps extends Emphasis {
  flow: DrawnFlow;
  onSelect: (id: string | null) => void;
  /** Extra buttons beside the zoom buttons. */
  children?: ReactNode;
}

/** A flow's chart with pan and zoom; switching flows resets the view. */
export const ChartView = (props: ChartViewProps) => <MovableChart key={props.flow.id} {...props} />;

function MovableChart({ flow: { chart, name, layout, calls }, onSelect, children, ...emphasis }: ChartViewProps) {
  const newest = [...emphasis.active].at(-1) ?? emphasis.selected;
  const sought = useMemo(
    () => (newest === null || newest === chart.id ? undefined : targetBox(chart, layout, newest)),
    [chart, layout, newest],
  );
  const { frame, view, zoom, showAll, handlers } = useViewport(layout, layout.boxes[beginningOf(chart)], sought);
  useChartSelection(frame, onSelect);

  return (
    <div data-chart="" className="relative size-full min-h-0 overflow-hidden bg-page">
      {/* Focusable, since it's moved and zoomed by key like a map. Left to right: each text sets its own direction. */}
      <svg
        ref={frame}
        {...MAP}
        {...handlers}
        aria-label={say('inspector.chartView.label', { name })}
        className="block size-full [direction:ltr] cursor-grab touch-none font-sans -outline-offset-2 active:cursor-grabbing"
      >
        <g data-sheet="" transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          <ChartDrawing chart={chart} layout={layout} calls={calls} {...emphasis} />
        </g>
      </svg>
      <div className="absolute inset-e-3 bottom-3 flex flex-wrap justify-end gap-2">
        {children}
        <ZoomButtons onZoom={zoom} onShowAll={showAll} />
      </div>
    </div>
  );
}

const MAP = { role: 'group', tabIndex: 0 };
