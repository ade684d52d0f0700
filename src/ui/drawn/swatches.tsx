import { joinFacts } from '#languages/numbers.ts';
import { classNames } from '../class-names.ts';

interface SwatchesProps {
  /** Plural, e.g. “Goals”. */
  label: string;
  swatches: readonly { name: string; color: string }[];
  className?: string | undefined;
}

/** Colour swatches, with their names for screen readers. */
export function Swatches({ label, swatches, className }: SwatchesProps) {
  return (
    <span className={classNames('flex flex-wrap gap-1', className)}>
      {swatches.map(({ name, color }) => (
        <span
          key={name}
          className="size-3 forced-color-adjust-none"
          style={{ backgroundColor: color }}
          aria-hidden="true"
        />
      ))}
      <span className="sr-only">
        {label}: {joinFacts(swatches.map(({ name }) => name))}
      </span>
    </span>
  );
}
