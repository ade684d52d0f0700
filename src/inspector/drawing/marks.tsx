import { say } from '#languages/say.ts';
import type { Box } from '../layout/layout.ts';

interface MarkProps {
  box: Box | undefined;
}

/** The initial state. */
export function InitialMark({ box }: MarkProps) {
  if (!box) return null;
  const radius = box.width / 2;
  return <circle cx={box.x + radius} cy={box.y + radius} r={radius - 1} className="fill-ink" />;
}

/** Transitions from here apply to any active inner state. */
export function AnyMark({ box }: MarkProps) {
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
