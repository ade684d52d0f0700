interface ChoiceBarProps<Value extends string> {
  name: string;
  /** For screen readers. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A segmented control. */
export function ChoiceBar<Value extends string>({ name, label, choices, value, onChoose }: ChoiceBarProps<Value>) {
  return (
    <fieldset className="inline-flex flex-wrap rounded-md border border-line bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="cursor-pointer rounded-sm border border-unmarked px-2 py-1 text-sm font-semibold text-muted hover:text-ink has-checked:border-control has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChoose(choice.value)}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
