export const COVERAGE_MARK_WIDTH = 9;

interface CoverageMarkProps {
  x: number;
  /** The position of the text line after it. */
  y: number;
  /** Undefined if coverage isn't shown. */
  isCovered: boolean | undefined;
}

/** Whether a test covers a transition: a tick or an empty ring. */
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
