import type { HomeSection, HomeSections } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

/** In the order of the page. */
const SECTIONS: readonly HomeSection[] = [
  'thisWeek',
  'howItWorks',
  'featured',
  'numbers',
  'leaderboard',
  'goals',
  'scholarships',
  'news',
];

/** What is shown is ticked; what is stored is what isn't. */
export function HomeSectionsField({ id, hint, error, value, disabled, onChange }: SettingFieldProps<HomeSections>) {
  const toggle = (section: HomeSection, isShown: boolean) =>
    onChange(SECTIONS.filter((one) => (one === section ? !isShown : value.includes(one))));
  return (
    <Fieldset id={id} legend={say('settings.homeSections.legend')} hint={hint} error={error}>
      {SECTIONS.map((section) => (
        <Checkbox
          key={section}
          name={`${id}.${section}`}
          label={say('settings.homeSection', { section })}
          checked={!value.includes(section)}
          disabled={disabled}
          onChange={(event) => toggle(section, event.target.checked)}
        />
      ))}
    </Fieldset>
  );
}
