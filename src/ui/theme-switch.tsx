import { useSyncExternalStore } from 'react';
import { ChoiceBar } from './choice-bar.tsx';
import { chooseTheme, onThemeChoiceChange, readThemeChoice, type ThemeChoice } from './theme-choice.ts';

const CHOICES: ReadonlyArray<{ value: ThemeChoice; label: string }> = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** `name` keeps two switches on one page apart. */
export function ThemeSwitch({ name = 'theme' }: { name?: string }) {
  const choice = useSyncExternalStore(onThemeChoiceChange, readThemeChoice, () => 'system' as const);
  return <ChoiceBar name={name} label="Colour theme" choices={CHOICES} value={choice} onChoose={chooseTheme} />;
}
