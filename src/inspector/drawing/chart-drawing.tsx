/** The whole chart: compound states first, then the lines, then the inner states on top. */
import { Fragment } from 'react';
import { say } from '#languages/say.ts';
import type { Coverage } from '../coverage.ts';
import { type Chart, type ChartState, pathTo } from '../graph/chart.ts';
import { boxContent, type CallsByActor } from '../layout/content.ts';
import type { Box, ChartLayout } from '../layout/layout.ts';
import { anyMark, initialMark, linesOf } from '../layout/lines.ts';
import { LineDrawing } from './line-drawing.tsx';
import type { NumberLayer } from './number-layer.ts';
import { StateBox } from './state-box.tsx';

/** What is highlighted. */
export interface Emphasis {
  active: ReadonlySet<string>;
  /** The id of a state or of a transition. */
  selected: string | null;
  /** States and transitions to keep while everything else is faded; null fades nothing. */
  marked: ReadonlySet<string> | null;
  /** Test coverage, if shown. */
  coverage?: Coverage | null;
  /** How often everything happened, if shown. */
  numbers?: NumberLayer | null;
}

interface ChartDrawingProps extends Emphasis {
  chart: Chart;
  layout: ChartLayout;
  calls: CallsByActor;
}

export function ChartDrawing(props: ChartDrawingProps) {
  const { chart, layout, calls, active, selected, marked, coverage = null, numbers = null } = props;
  const states = [...chart.states.values()];
  const groups = states.filter(({ children }) => children.length > 0);
  const leaves = states.filter(({ children }) => children.length === 0);

  const drawState = (state: ChartState) => {
    const box = layout.boxes[state.id];
    if (!box) return null;
    return (
      <StateBox
        key={state.id}
        state={state}
        box={box}
        content={boxContent(chart, state, calls)}
        depth={pathTo(chart, state.id).length - 1}
        coverage={coverage}
        number={numbers?.states.get(state.id)}
        isActive={active.has(state.id)}
        isSelected={selected === state.id}
        isMarked={marked?.has(state.id) ?? false}
        isFaded={state.children.length === 0 && marked !== null && !marked.has(state.id)}
      />
    );
  };

  return (
    <>
      {groups.map(drawState)}
      {linesOf(chart).map((line) => {
        const placed = layout.lines[line.id];
        if (!placed) return null;
        const isMarked = line.transitions.some(({ id }) => id === selected || marked?.has(id));
        return (
          <LineDrawing
            key={line.id}
            line={line}
            placed={placed}
            isMarked={isMarked}
            isFaded={marked !== null && !isMarked}
            coverage={coverage}
            numbers={numbers}
          />
        );
      })}
      {groups.map(({ id }) => (
        <Fragment key={id}>
          <InitialMark box={layout.boxes[initialMark(id)]} />
          <AnyMark box={layout.boxes[anyMark(id)]} />
        </Fragment>
      ))}
      {leaves.map(drawState)}
    </>
  );
}

interface MarkProps {
  box: Box | undefined;
}

/** The initial state. */
function InitialMark({ box }: MarkProps) {
  if (!box) return null;
  const radius = box.width / 2;
  return <circle cx={box.x + radius} cy={box.y + radius} r={radius - 1} className="fill-ink" />;
}

/** Transitions from here apply to any active inner state. */
function AnyMark({ box }: MarkProps) {
  if (!box) return null;
  return (
    <>
      <rect {...box} rx={box.height / 2} strokeWidth={1} className="fill-raised stroke-ink" />
      <text
        x={box.x + box.width / 2}
        y={box.y + box.height / 2 + 4.5}
        textAnchor="middle"
        fontSize={13}
        className="pointer-events-none fill-ink font-semibold select-none"
      >
        {say('inspector.marks.global')}
      </text>
    </>
  );
}
