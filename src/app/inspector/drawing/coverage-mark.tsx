interface CoverageMarkProps {
  x: number;
  /** Of the line of text behind it. */
  y: number;
  /** Undefined where it is not told. */
  isCovered: boolean | undefined;
}

/** Whether a test takes a way: a tick, or an empty ring. */
export function CoverageMark({ x, y, isCovered }: CoverageMarkProps) {
  if (isCovered === undefined) return null;
  return isCovered ? (
    <path
      data-covered="yes"
      d={`M${x},${y - 4.5}l3.2,3.4l6,-7.4`}
      strokeWidth={1.75}
      strokeLinecap="round"
      className="pointer-events-none fill-none stroke-action-ink"
    />
  ) : (
    <circle
      data-covered="no"
      cx={x + 4.5}
      cy={y - 4.5}
      r={3.5}
      strokeWidth={1.5}
      className="pointer-events-none fill-none stroke-danger-ink"
    />
  );
}
