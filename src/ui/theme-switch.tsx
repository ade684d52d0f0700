import { useState } from 'react';
import { chooseTheme, readThemeChoice, type ThemeChoice } from './theme-choice.ts';

const CHOICES: ReadonlyArray<{ value: ThemeChoice; label: string }> = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** `name` keeps two switches on one page apart. */
export function ThemeSwitch({ name = 'theme' }: { name?: string }) {
  const [choice, setChoice] = useState(readThemeChoice);

  function choose(value: ThemeChoice) {
    chooseTheme(value);
    setChoice(value);
  }

  return (
    <fieldset className="inline-flex gap-1 rounded-md border border-line bg-sunken p-1">
      <legend className="sr-only">Colour theme</legend>
      {CHOICES.map(({ value, label }) => (
        <label
          key={value}
          className="cursor-pointer rounded-sm border border-transparent px-3 py-1 text-sm font-semibold text-muted hover:text-ink has-checked:border-control has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => choose(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
