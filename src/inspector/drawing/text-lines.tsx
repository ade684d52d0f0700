import { Fragment, type SVGAttributes } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Coverage } from '../coverage.ts';
import { type Content, fontSize, type TextLook } from '../layout/content.ts';
import { IS_RIGHT_TO_LEFT } from '../layout/direction.ts';
import type { Box } from '../layout/layout.ts';
import { COVERAGE_MARK_WIDTH, CoverageMark } from './coverage-mark.tsx';

const LOOKS: Record<TextLook, string> = {
  name: 'fill-ink font-semibold',
  text: 'fill-muted',
  call: 'fill-link font-semibold',
  reaction: 'fill-ink',
  trigger: 'font-semibold',
  // Arabic has no italics.
  condition: 'italic rtl:not-italic',
};

interface TextLinesProps {
  content: Content;
  /** The box that the text is written in. */
  box: Pick<Box, 'x' | 'y' | 'width'>;
  padding: number;
  /** Overrides its own colour. */
  fill?: string | undefined;
  /** Null if coverage isn't shown. */
  coverage: Coverage | null;
}

export function TextLines({ content, box, padding, fill, coverage }: TextLinesProps) {
  const { x, y, width } = box;
  const edgeAt = (indent: number) => (IS_RIGHT_TO_LEFT ? x + width - padding - indent : x + padding + indent);
  return content.lines.map((line, index) => (
    <Fragment key={line.y}>
      {line.transition !== null && line.transition !== content.lines[index - 1]?.transition && (
        <CoverageMark
          x={edgeAt(0) - (IS_RIGHT_TO_LEFT ? COVERAGE_MARK_WIDTH : 0)}
          y={y + line.y}
          isCovered={coverage?.get(line.transition)}
        />
      )}
      <text
        x={edgeAt(line.x)}
        y={y + line.y}
        {...directionProps(line.look)}
        fontSize={fontSize(line.look)}
        className={classNames('pointer-events-none select-none', LOOKS[line.look], fill)}
      >
        {/* With a space, or screen readers would run the lines together. */}
        {`${line.text} `}
      </text>
    </Fragment>
  ));
}

/** Attributes for the text's direction. Calls are always written from left to right, as in the code. */
function directionProps(look: TextLook): SVGAttributes<SVGTextElement> {
  if (!IS_RIGHT_TO_LEFT) return {};
  return look === 'call' ? { lang: 'en', direction: 'ltr', textAnchor: 'end' } : { direction: 'rtl' };
}
