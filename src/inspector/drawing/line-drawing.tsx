import { classNames } from '#ui/class-names.ts';
import type { Coverage } from '../coverage.ts';
import { labelContent } from '../layout/content.ts';
import type { PlacedLine } from '../layout/layout.ts';
import type { ChartLine } from '../layout/lines.ts';
import { lookOf } from './kind-styles.ts';
import { arrowPath, smoothPath } from './smooth-path.ts';
import { TextLines } from './text-lines.tsx';

interface LineDrawingProps {
  line: ChartLine;
  placed: PlacedLine;
  isMarked: boolean;
  isFaded: boolean;
  coverage: Coverage | null;
}

/** Hidden from assistive technology: the panel lists every transition in words. */
const UNHEARD = { 'aria-hidden': true };

const LABEL_PADDING = 5;

/** Opens by mouse only; keyboard users find every transition in the panel. */
export function LineDrawing({ line, placed, isMarked, isFaded, coverage }: LineDrawingProps) {
  const { stroke, fill, text, dash, width } = lookOf(line.kind);
  const path = smoothPath(placed.points);
  return (
    <g
      {...UNHEARD}
      data-transition={line.transitions[0]?.id}
      className={classNames('cursor-pointer transition-opacity', isFaded && 'opacity-25')}
    >
      <path d={path} strokeWidth={14} className="fill-none stroke-transparent" />
      <path
        d={path}
        strokeWidth={isMarked ? width + 1.75 : width}
        strokeDasharray={dash}
        strokeLinecap="round"
        className={classNames('fill-none', stroke)}
      />
      <path d={arrowPath(placed.points)} className={fill} />
      {placed.label && (
        <>
          <rect {...placed.label} className="fill-transparent" />
          <TextLines
            content={labelContent(line)}
            box={placed.label}
            padding={LABEL_PADDING}
            fill={text}
            coverage={coverage}
          />
        </>
      )}
    </g>
  );
}
