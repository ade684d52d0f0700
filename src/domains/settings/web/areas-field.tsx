import type { AreasOff, CommunityArea } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

/** In the order of the contract, which is that of what is stored. */
const AREAS: readonly CommunityArea[] = ['scholarships', 'councils', 'news', 'gallery', 'comments', 'leaderboard'];

/** What exists is ticked; what is stored is what doesn't. */
export function AreasField({ id, hint, error, value, disabled, onChange }: SettingFieldProps<AreasOff>) {
  const toggle = (area: CommunityArea, isOn: boolean) =>
    onChange(AREAS.filter((one) => (one === area ? !isOn : value.includes(one))));
  return (
    <Fieldset id={id} legend={say('settings.areasOff.legend')} hint={hint} error={error}>
      {AREAS.map((area) => (
        <Checkbox
          key={area}
          name={`${id}.${area}`}
          label={say('settings.area', { area })}
          hint={say('settings.areaHint', { area })}
          checked={!value.includes(area)}
          disabled={disabled}
          onChange={(event) => toggle(area, event.target.checked)}
        />
      ))}
    </Fieldset>
  );
}
