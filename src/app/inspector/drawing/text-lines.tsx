import { classNames } from '../../../ui/class-names.ts';
import { type Content, fontSize, type TextLook } from '../layout/content.ts';

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
  /** Instead of the colour of its own. */
  fill?: string | undefined;
}

export function TextLines({ content, x, y, fill }: TextLinesProps) {
  return content.lines.map((line) => (
    <text
      key={line.y}
      x={x}
      y={y + line.y}
      fontSize={fontSize(line.look)}
      className={classNames('pointer-events-none select-none', LOOKS[line.look], fill)}
    >
      {/* Read out, the lines would run into each other. */}
      {`${line.text} `}
    </text>
  ));
}
