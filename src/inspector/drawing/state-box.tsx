import { classNames } from '#ui/class-names.ts';
import type { Coverage } from '../coverage.ts';
import type { ChartState } from '../graph/chart.ts';
import type { Content } from '../layout/content.ts';
import { IS_RIGHT_TO_LEFT } from '../layout/direction.ts';
import type { Box } from '../layout/layout.ts';
import type { StateNumber } from './number-layer.ts';
import { NumberPill } from './number-pill.tsx';
import { TextLines } from './text-lines.tsx';

export interface StateLook {
  isActive: boolean;
  isSelected: boolean;
  /** A search result, or part of the current selection. */
  isMarked: boolean;
  /** Faded, because something else is selected. */
  isFaded: boolean;
}

interface StateBoxProps extends StateLook {
  state: ChartState;
  box: Box;
  content: Content;
  /** The nesting depth. */
  depth: number;
  coverage: Coverage | null;
  /** Undefined if numbers aren't shown, or there are none of it. */
  number: StateNumber | undefined;
}

/** SVG has no button element. */
const asButton = (isPressed: boolean) => ({ role: 'button', tabIndex: 0, 'aria-pressed': isPressed });

const PADDING = 14;
/** The baseline of a state's number, below its lower edge: the edge runs through its middle. */
const TAG_DROP = 4;
const CORNER = 16;
/** Of the tint of a state in which everyone stops. Its texts stay readable on it. */
const TINT = 0.4;

/**
 * A strong straight edge at the inline start, which is on the left unless mirrored, and rounded corners opposite, like
 * every card of the product.
 */
function outline({ x, y, width, height }: Box, inset = 0): string {
  const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset];
  const corner = Math.max(Math.min(CORNER, (bottom - top) / 2) - inset, 2);
  const arc = `A${corner},${corner} 0 0 1`;
  return `M${left},${top}H${right - corner}${arc} ${right},${top + corner}V${bottom - corner}${arc} ${right - corner},${bottom}H${left}Z`;
}

const mirroring = ({ x, width }: Box): string => `translate(${2 * x + width} 0) scale(-1 1)`;

export function StateBox(props: StateBoxProps) {
  const { state, box, content, depth, coverage, number, isActive, isSelected, isMarked, isFaded } = props;
  const isGroup = state.children.length > 0;
  const ground = isGroup ? (depth % 2 === 0 ? 'fill-page' : 'fill-sunken') : 'fill-raised';

  return (
    <g
      {...asButton(isSelected)}
      aria-current={isActive ? 'step' : undefined}
      data-state={state.id}
      data-active={isActive || undefined}
      className={classNames('group cursor-pointer outline-none transition-opacity', isFaded && 'opacity-40')}
    >
      <g transform={IS_RIGHT_TO_LEFT ? mirroring(box) : undefined}>
        <path
          d={outline(box)}
          strokeWidth={isSelected || isActive ? 2.5 : 1}
          className={classNames(
            isActive && !isGroup ? 'fill-accent-wash' : isSelected ? 'fill-selected' : ground,
            isSelected ? 'stroke-focus' : isActive ? 'stroke-accent' : isMarked ? 'stroke-action' : 'stroke-control',
            'group-hover:stroke-ink group-focus-visible:stroke-focus group-focus-visible:[stroke-width:4]',
          )}
        />
        {number && number.share > 0 && !isGroup && (
          <path d={outline(box)} opacity={number.share * TINT} className="pointer-events-none fill-accent" />
        )}
        {state.kind === 'final' && <path d={outline(box, 4)} strokeWidth={1} className="fill-none stroke-control" />}
        <rect
          x={box.x - 1}
          y={box.y - 0.5}
          width={isActive || isMarked ? 7 : 4}
          height={box.height + 1}
          className={isActive ? 'fill-accent' : isGroup && !isMarked ? 'fill-control' : 'fill-action'}
        />
      </g>
      <TextLines content={content} box={box} padding={PADDING} coverage={coverage} />
      {number && (
        <NumberPill
          number={number}
          x={IS_RIGHT_TO_LEFT ? box.x + box.width - PADDING : box.x + PADDING}
          y={box.y + box.height + TAG_DROP}
          grows="end"
        />
      )}
    </g>
  );
}
