import { classNames } from '../class-names.ts';
import { swellLine } from '../shared/swell.ts';

const [WIDTH, HEIGHT] = [1600, 600];

interface RisingLinesProps {
  /** The crest's position from the inline start, 0 to 1. */
  crest?: number | undefined;
  /** A CSS colour per line, lowest first; default: the text colour, with the highest line in the accent. */
  colors?: readonly string[] | undefined;
  className?: string | undefined;
}

const ACCENTED = [...Array.from({ length: 13 }, () => 'currentColor'), 'var(--color-accent)'];

/** The motif at its largest. Stretches to its box. */
export function RisingLines({ crest = 0.62, colors = ACCENTED, className }: RisingLinesProps) {
  const last = colors.length - 1;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classNames('mirrors', className)}
      fill="none"
      aria-hidden="true"
    >
      {colors.map((color, index) => {
        const share = index / last;
        const line = swellLine({
          width: WIDTH,
          base: HEIGHT - 12 - 260 * share,
          crest: WIDTH * crest - share * 90,
          reach: 700 - share * 230,
          rise: 14 + 300 * share ** 1.4,
          digits: 0,
        });
        return (
          <path
            key={line}
            d={line}
            stroke={color}
            strokeWidth={color === 'currentColor' ? 1.5 : 2.5}
            opacity={color === 'currentColor' ? Math.round(30 + 70 * share) / 100 : undefined}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </svg>
  );
}
