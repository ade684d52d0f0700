import { classNames } from '../class-names.ts';
import { swellLine } from '../shared/swell.ts';
import { useIsInBrowser } from '../timing/hydration.ts';

export interface ContourRiseProps {
  /** How high it is, 0 to 1. */
  share: number;
  /** A CSS colour from the tokens. */
  color?: string | undefined;
  /** `sm` has fewer lines, for table rows. */
  size?: 'sm' | 'md' | undefined;
  /** Another height or width, e.g. `h-32`. */
  className?: string | undefined;
}

const [WIDTH, HEIGHT] = [400, 100];
const SIZES = { sm: { lines: 3, look: 'h-8' }, md: { lines: 7, look: 'h-20' } };
/** Closes the area below the surface, with its outline out of sight. */
const GROUND = `H${WIDTH + 10}V${HEIGHT + 10}H-10Z`;

/**
 * A quantity as rising contour lines; the topmost one is the value. Decorative: the figure is beside it. The server
 * only draws the topmost line: with the others, seventeen such drawings were a third of the home page's markup.
 */
export function ContourRise({ share, color = 'var(--color-action)', size = 'md', className }: ContourRiseProps) {
  const { lines: count, look } = SIZES[size];
  const reached = Math.min(1, Math.max(0, share));
  const isWhole = useIsInBrowser();
  const lines = Array.from({ length: isWhole ? count : 0 }, (_, index) => (index + 1) / count);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classNames('mirrors w-full', className ?? look)}
      fill="none"
      aria-hidden="true"
    >
      {isWhole && (
        <g stroke="var(--color-control)" strokeWidth="1" opacity="0.7">
          {lines.map((line) => (
            <path key={line} d={surface(line)} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      )}
      {reached > 0 && (
        <g fill={color} fillOpacity="0.16" stroke={color}>
          {lines
            .filter((line) => line < reached)
            .map((line) => (
              <path
                key={line}
                d={surface(line) + GROUND}
                strokeWidth={size === 'sm' ? 0 : 1}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          <path d={surface(reached) + GROUND} strokeWidth={size === 'sm' ? 2 : 3} vectorEffect="non-scaling-stroke" />
        </g>
      )}
    </svg>
  );
}

/** Low lines are nearly flat; higher ones wave more. */
function surface(share: number): string {
  const rise = 44 * share ** 1.3;
  const base = HEIGHT - share * 52 - 1;
  return swellLine({ width: WIDTH, base, crest: 250, reach: 225 - share * 30, rise, digits: 0 });
}
