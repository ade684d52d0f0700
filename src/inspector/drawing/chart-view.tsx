import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { say } from '#languages/say.ts';
import type { DrawnFlow } from '../drawn-flows.ts';
import { beginningOf, type Chart } from '../graph/chart.ts';
import type { Box, ChartLayout } from '../layout/layout.ts';
import { linesOf } from '../layout/lines.ts';
import { ChartDrawing, type Emphasis } from './chart-drawing.tsx';
import { useViewport } from './use-viewport.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Padding around a transition's text, part of its hit area. */
const HIT_PADDING = { x: 40, y: 90 };

/** The box of a state, or of a transition's text. */
function targetBox(chart: Chart, layout: ChartLayout, id: string): Box | undefined {
  const line = linesOf(chart).find(({ transitions }) => transitions.some((one) => one.id === id));
  const label = line && layout.lines[line.id]?.label;
  if (label) return widened(label);
  const source = chart.transitions.find((one) => one.id === id)?.source;
  return layout.boxes[source ?? id];
}

const widened = ({ x, y, width, height }: Box): Box => ({
  x: x - HIT_PADDING.x,
  y: y - HIT_PADDING.y,
  width: width + 2 * HIT_PADDING.x,
  height: height + 2 * HIT_PADDING.y,
});

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

/** Reports the state or transition that is clicked, tapped or activated by keyboard; null for the background. */
function useChartSelection(frame: RefObject<SVGSVGElement | null>, onSelect: (id: string | null) => void): void {
  const latest = useRef(onSelect);
  useLayoutEffect(() => {
    latest.current = onSelect;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const select = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest<SVGElement>('[data-state], [data-transition]') : null;
      latest.current(pressed?.dataset['state'] ?? pressed?.dataset['transition'] ?? null);
    };
    const press = (event: KeyboardEvent) => {
      const isOnState = event.target instanceof Element && event.target.matches('[data-state]');
      if (!isOnState || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      select(event);
    };
    element.addEventListener('click', select);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('click', select);
      element.removeEventListener('keydown', press);
    };
  }, [frame]);
}
