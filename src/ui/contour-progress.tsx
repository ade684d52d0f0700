import { classNames } from './class-names.ts';
import { swellLine } from './swell.ts';

export interface ContourProgressProps {
  /** For screen readers; the caller shows its own text. */
  label: string;
  value: number;
  max?: number | undefined;
  /** The spoken value, e.g. "3 of 5 steps". */
  valueText?: string | undefined;
  /** A CSS colour from the tokens. */
  color?: string | undefined;
  /** `sm` has fewer lines, for table rows. */
  size?: 'sm' | 'md' | undefined;
  /** Another height or width, e.g. `h-32`. */
  className?: string | undefined;
}

const [WIDTH, HEIGHT] = [400, 100];
const SIZES = { sm: { lines: 3, look: 'h-8' }, md: { lines: 7, look: 'h-20' } };

/** A progress bar as rising contour lines; the topmost one reached is the value. */
export function ContourProgress(props: ContourProgressProps) {
  const { label, value, max = 100, valueText, color = 'var(--color-action)', size = 'md' } = props;
  const { lines: count, look } = SIZES[size];
  const share = Math.min(1, Math.max(0, value / max));
  const lines = Array.from({ length: count }, (_, index) => (index + 1) / count);
  const reached = lines.filter((line) => line < share);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className={classNames('w-full', props.className ?? look)}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="size-full"
        fill="none"
        aria-hidden="true"
      >
        <g stroke="var(--color-control)" strokeWidth="1" opacity="0.7">
          {lines.map((line) => (
            <path key={line} d={surface(line)} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        {share > 0 && (
          <g fill={color} stroke={color}>
            {[...reached, share].map((line) => (
              <path key={line} d={`${surface(line)}V${HEIGHT}H0Z`} fillOpacity="0.16" stroke="none" />
            ))}
            {(size === 'md' ? reached : []).map((line) => (
              <path key={line} d={surface(line)} fill="none" strokeWidth="1" vectorEffect="non-scaling-stroke" />
            ))}
            <path
              d={surface(share)}
              fill="none"
              strokeWidth={size === 'sm' ? 2 : 3}
              vectorEffect="non-scaling-stroke"
            />
          </g>
        )}
      </svg>
    </div>
  );
}

/** Low lines are nearly flat; higher ones wave more. */
function surface(share: number): string {
  const rise = 44 * share ** 1.3;
  return swellLine({ width: WIDTH, base: HEIGHT - share * 52 - 1, crest: 250, reach: 225 - share * 30, rise });
}
