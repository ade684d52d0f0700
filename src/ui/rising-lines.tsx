import { swellLine } from './swell.ts';

const [WIDTH, HEIGHT, LINES] = [1000, 600, 14];

/** The motif at its largest: still lines at the foot, each one above rising a little more, and one of them called out. */
export function RisingLines({
  className,
  crest = 640,
}: {
  className?: string | undefined;
  crest?: number | undefined;
}) {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const share = index / (LINES - 1);
    return swellLine({
      width: WIDTH,
      base: HEIGHT - 16 - index * 20,
      crest: crest - share * 60,
      reach: 520 - share * 180,
      rise: 18 + 250 * share ** 1.4,
    });
  });
  const top = lines.at(-1);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {lines.slice(0, -1).map((line, index) => (
        <path key={line} d={line} opacity={0.35 + (0.65 * index) / LINES} />
      ))}
      <path d={top} stroke="var(--color-accent)" strokeWidth="3" />
    </svg>
  );
}
