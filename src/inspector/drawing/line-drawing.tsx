import { classNames } from '#ui/class-names.ts';
import type { Coverage } from '../coverage.ts';
import { type Content, labelContent } from '../layout/content.ts';
import { IS_RIGHT_TO_LEFT } from '../layout/direction.ts';
import type { Box, PlacedLine } from '../layout/layout.ts';
import type { ChartLine } from '../layout/lines.ts';
import { lookOf } from './kind-styles.ts';
import { type NumberLayer, shareOfLine } from './number-layer.ts';
import { NumberPill } from './number-pill.tsx';
import { arrowPath, smoothPath } from './smooth-path.ts';
import { TextLines } from './text-lines.tsx';

interface LineDrawingProps {
  line: ChartLine;
  placed: PlacedLine;
  isMarked: boolean;
  isFaded: boolean;
  coverage: Coverage | null;
  /** Null if numbers aren't shown. */
  numbers: NumberLayer | null;
}

/** Hidden from assistive technology: the panel lists every transition in words. */
const UNHEARD = { 'aria-hidden': true };

const LABEL_PADDING = 5;
/** Between a share and the name after it. */
const PILL_GAP = 3;
/** Of a line that everyone takes, and what it has at least. */
const NUMBER_WIDTH = { most: 8, least: 1 };
/** Wider lines have larger heads, so that these stay visible. */
const ARROW_WIDTH = 3;

/** Opens by mouse only; keyboard users find every transition in the panel. */
export function LineDrawing({ line, placed, isMarked, isFaded, coverage, numbers }: LineDrawingProps) {
  const { stroke, fill, text, dash, width: usual } = lookOf(line.kind);
  const share = numbers && line.kind !== 'initial' ? shareOfLine(line, numbers) : null;
  const width = share === null ? usual : NUMBER_WIDTH.least + share * NUMBER_WIDTH.most;
  const label = labelContent(line);
  const path = smoothPath(placed.points);
  return (
    <g
      {...UNHEARD}
      data-transition={line.transitions[0]?.id}
      className={classNames('cursor-pointer transition-opacity', isFaded ? 'opacity-25' : share === 0 && 'opacity-50')}
    >
      <path d={path} strokeWidth={14} className="fill-none stroke-transparent" />
      <path
        d={path}
        strokeWidth={isMarked ? width + 1.75 : width}
        strokeDasharray={dash}
        strokeLinecap="round"
        className={classNames('fill-none', stroke)}
      />
      <path d={arrowPath(placed.points, Math.max(1, width / ARROW_WIDTH))} className={fill} />
      {placed.label && (
        <>
          <rect {...placed.label} className="fill-transparent" />
          <TextLines content={label} box={placed.label} padding={LABEL_PADDING} fill={text} coverage={coverage} />
          {numbers && <LinePills content={label} box={placed.label} numbers={numbers} />}
        </>
      )}
    </g>
  );
}

interface LinePillsProps {
  content: Content;
  box: Box;
  numbers: NumberLayer;
}

/** The share of each of the line's transitions, before its name. */
function LinePills({ content, box, numbers }: LinePillsProps) {
  return content.lines.map(({ transition, x, y }, index) => {
    const number = transition === null ? undefined : numbers.arrows.get(transition);
    if (!number || transition === content.lines[index - 1]?.transition) return null;
    const indent = LABEL_PADDING + x - PILL_GAP;
    const at = IS_RIGHT_TO_LEFT ? box.x + box.width - indent : box.x + indent;
    return <NumberPill key={transition} number={number} x={at} y={box.y + y} grows="start" />;
  });
}
