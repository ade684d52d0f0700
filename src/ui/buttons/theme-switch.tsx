import { useId, useSyncExternalStore } from 'react';
import { say } from '#languages/say.ts';
import { chooseTheme, onThemeChoiceChange, readThemeChoice, type ThemeChoice } from '../theme-choice.ts';
import { ChoiceBar } from './choice-bar.tsx';

const CHOICES: ReadonlyArray<{ value: ThemeChoice; label: string }> = [
  { value: 'system', label: say('ui.themeSwitch.system') },
  { value: 'light', label: say('ui.themeSwitch.light') },
  { value: 'dark', label: say('ui.themeSwitch.dark') },
];

export function ThemeSwitch() {
  // If two switches on a page had the same name, the browser would only check one choice between them.
  const name = useId();
  const choice = useSyncExternalStore(onThemeChoiceChange, readThemeChoice, () => 'system' as const);
  return (
    <ChoiceBar
      name={name}
      label={say('ui.themeSwitch.colourTheme')}
      choices={CHOICES}
      value={choice}
      onChoose={chooseTheme}
    />
  );
}
