import { readThemeChoice } from '#ui/theme-choice.ts';

/** Applies the stored choice before the first paint, so that the page never flashes in the other theme. */
export function applyTheme(): void {
  const choice = readThemeChoice();
  if (choice !== 'system') document.documentElement.dataset['theme'] = choice;
}
