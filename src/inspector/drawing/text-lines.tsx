import { Fragment } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Coverage } from '../coverage.ts';
import { type Content, fontSize, type TextLook } from '../layout/content.ts';
import { CoverageMark } from './coverage-mark.tsx';

const LOOKS: Record<TextLook, string> = {
  name: 'fill-ink font-semibold',
  text: 'fill-muted',
  call: 'fill-link font-semibold',
  reaction: 'fill-ink',
  trigger: 'font-semibold',
  condition: 'italic',
};

interface TextLinesProps {
  content: Content;
  x: number;
  y: number;
  /** Overrides its own colour. */
  fill?: string | undefined;
  /** Null if coverage isn't shown. */
  coverage: Coverage | null;
}

export function TextLines({ content, x, y, fill, coverage }: TextLinesProps) {
  return content.lines.map((line, index) => (
    <Fragment key={line.y}>
      {line.transition !== null && line.transition !== content.lines[index - 1]?.transition && (
        <CoverageMark x={x} y={y + line.y} isCovered={coverage?.get(line.transition)} />
      )}
      <text
        x={x + line.x}
        y={y + line.y}
        fontSize={fontSize(line.look)}
        className={classNames('pointer-events-none select-none', LOOKS[line.look], fill)}
      >
        {/* Read out, the lines would run into each other. */}
        {`${line.text} `}
      </text>
    </Fragment>
  ));
}
