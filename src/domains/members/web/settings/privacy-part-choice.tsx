import type { PrivacyPart, Visibility } from '../../../../../generated/types.gen.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { VISIBILITIES } from '../../flows/privacy-parts.ts';

interface PrivacyPartChoiceProps {
  part: PrivacyPart;
  label: string;
  covers: string;
  value: Visibility;
  onChange: (value: Visibility) => void;
}

/** One row: what it is about, and the three answers beside each other. */
export function PrivacyPartChoice({ part, label, covers, value, onChange }: PrivacyPartChoiceProps) {
  return (
    <fieldset aria-describedby={`${part}-covers`} className="py-5">
      <legend className="float-left font-semibold">{label}</legend>
      <p id={`${part}-covers`} className="clear-left max-w-prose text-sm text-muted">
        {covers}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {VISIBILITIES.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-r-md border px-4 transition-colors',
              choice.value === value
                ? 'border-action bg-action-wash font-semibold'
                : 'border-control hover:bg-selected',
            )}
          >
            <input
              type="radio"
              name={part}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="size-5 shrink-0"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
