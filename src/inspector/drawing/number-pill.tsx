import { classNames } from '#ui/class-names.ts';
import { textWidth } from '../layout/content.ts';
import { IS_RIGHT_TO_LEFT } from '../layout/direction.ts';
import type { PillNumber } from './number-layer.ts';

const SIZE = 12;
const HEIGHT = 18;
const PADDING = 5;
const TONES = {
  plain: { ground: 'fill-raised stroke-line', text: 'fill-ink' },
  changed: { ground: 'fill-accent-wash stroke-accent-ink', text: 'fill-accent-ink' },
  added: { ground: 'fill-action-wash stroke-action-ink', text: 'fill-action-ink' },
  gone: { ground: 'fill-danger-wash stroke-danger-ink', text: 'fill-danger-ink' },
} as const;
/** Of the letters above and below the baseline. */
const RISE = 13;

interface NumberPillProps {
  number: PillNumber;
  /** One of its ends, and the baseline of its text. */
  x: number;
  y: number;
  /** To which side of that end it extends. */
  grows: 'start' | 'end';
}

/** A short text on a ground of its own, readable on lines and edges. */
export function NumberPill({ number: { text, isStrong, tone }, x, y, grows }: NumberPillProps) {
  const look = TONES[tone ?? (isStrong ? 'changed' : 'plain')];
  const width = textWidth(text, SIZE, true) + 2 * PADDING;
  const isTowardsLeft = (grows === 'start') !== IS_RIGHT_TO_LEFT;
  const from = isTowardsLeft ? x - width : x;
  return (
    <g data-number="" className="pointer-events-none select-none">
      <rect
        x={from}
        y={y - RISE}
        width={width}
        height={HEIGHT}
        rx={HEIGHT / 2}
        strokeWidth={isStrong ? 1.5 : 1}
        className={look.ground}
      />
      <text
        x={from + width / 2}
        y={y}
        textAnchor="middle"
        fontSize={SIZE}
        {...(IS_RIGHT_TO_LEFT && { direction: 'rtl' })}
        className={classNames('font-semibold', look.text)}
      >
        {`${text} `}
      </text>
    </g>
  );
}
