import { classNames } from '../class-names.ts';
import { ContourRise, type ContourRiseProps } from './contour-rise.tsx';

export interface ContourProgressProps extends Omit<ContourRiseProps, 'share'> {
  /** For screen readers; the caller shows its own text. */
  label: string;
  value: number;
  max?: number | undefined;
  /** The spoken value, e.g. "3 of 5 steps". */
  valueText?: string | undefined;
}

/** A progress bar as rising contour lines. */
export function ContourProgress({ label, value, max = 100, valueText, className, ...look }: ContourProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
      className={classNames('w-full', className)}
    >
      <ContourRise {...look} share={value / max} className={className && 'h-full'} />
    </div>
  );
}
