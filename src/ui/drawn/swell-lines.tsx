import { classNames } from '../class-names.ts';
import { swellLine } from '../shared/swell.ts';

const WIDTH = 1600;

/** Three nested lines with one crest near the inline start. Stretches to its column. */
export function SwellLines({ className }: { className?: string | undefined }) {
  const lines = [0, 1, 2].map((line) =>
    swellLine({
      width: WIDTH,
      base: 38 + line * 8,
      crest: 190 + line * 4,
      reach: 130 - line * 26,
      rise: 34 - line * 11,
    }),
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 60`}
      preserveAspectRatio="xMinYMid slice"
      className={classNames('mirrors block h-15 w-full', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
