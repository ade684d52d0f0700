/** Parts that a community can do without: those that are there are ticked, and those that aren't are stored. */
import type { ReactNode } from 'react';
import { GOALS, sayGoals } from '#domains/goals/goals.ts';
import type { AreasOff, CommunityArea, HomeSection, HomeSections } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

/** In the order of the contract, which is that of what is stored. */
const AREAS: readonly CommunityArea[] = ['scholarships', 'councils', 'news', 'gallery', 'comments', 'leaderboard'];
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

export const AreasField = (props: SettingFieldProps<AreasOff>) => (
  <PartsOffField
    {...props}
    label={say('settings.areasOff.legend')}
    parts={AREAS}
    nameOf={(area) => say('settings.area', { area })}
    hintOf={(area) => say('settings.areaHint', { area })}
  />
);

export const HomeSectionsField = (props: SettingFieldProps<HomeSections>) => (
  <PartsOffField
    {...props}
    label={say('settings.homeSections.legend')}
    parts={SECTIONS}
    nameOf={(section) => say('settings.homeSection', { section })}
  />
);

export const GoalsField = (props: SettingFieldProps<number[]>) => (
  <PartsOffField
    {...props}
    label={say('settings.goals.legend')}
    parts={GOALS.map(({ id }) => id)}
    nameOf={(id) => sayGoals([id])}
  />
);

interface PartsOffFieldProps<Part extends string | number> extends SettingFieldProps<Part[]> {
  parts: readonly Part[];
  nameOf: (part: Part) => string;
  hintOf?: (part: Part) => ReactNode;
}

function PartsOffField<Part extends string | number>(props: PartsOffFieldProps<Part>) {
  const { id, label, hint, error, value, disabled, onChange, parts, nameOf, hintOf } = props;
  const toggle = (part: Part, isOn: boolean) =>
    onChange(parts.filter((one) => (one === part ? !isOn : value.includes(one))));
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      {parts.map((part) => (
        <Checkbox
          key={part}
          name={`${id}.${part}`}
          label={nameOf(part)}
          hint={hintOf?.(part)}
          checked={!value.includes(part)}
          disabled={disabled}
          onChange={(event) => toggle(part, event.target.checked)}
        />
      ))}
    </Fieldset>
  );
}
