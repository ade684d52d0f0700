import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { getCommunitySettingsOptions } from '#generated/settings/getCommunitySettings.gen.ts';
import type { Colours } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { buttonClass } from '#ui/buttons/button-style.ts';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { STANDARD_COLOURS } from '../../colours.ts';
import { wear } from '../follow-settings.ts';
import type { SettingFieldProps } from '../setting-field-props.ts';

const HUES = ['main', 'accent'] as const;
const MOST = 359;

/** Two hues. The whole page wears them while they're chosen, and the saved ones again once the field is left. */
export function ColoursField(props: SettingFieldProps<Colours>) {
  const { id, label, hint, error, value, disabled, onChange } = props;
  const saved = useQuery(getCommunitySettingsOptions()).data?.data.values.colours ?? STANDARD_COLOURS;
  useEffect(() => wear(value), [value]);
  useEffect(() => () => wear(saved), [saved]);
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      {HUES.map((hue) => (
        <HueRange
          key={hue}
          name={`${id}.${hue}`}
          label={say('settings.colours.of', { hue })}
          hue={value[hue]}
          disabled={disabled}
          onChange={(angle) => onChange({ ...value, [hue]: angle })}
        />
      ))}
      <figure>
        <figcaption className="text-sm text-muted">{say('settings.colours.example')}</figcaption>
        <div aria-hidden className="mt-2 grid gap-3 sm:grid-cols-2">
          <Example scheme="scheme-light" />
          <Example scheme="scheme-dark" />
        </div>
      </figure>
    </Fieldset>
  );
}

interface HueRangeProps {
  name: string;
  label: string;
  hue: number;
  disabled: boolean;
  onChange: (hue: number) => void;
}

function HueRange({ name, label, hue, disabled, onChange }: HueRangeProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-sm text-muted tabular-nums">
          {say('settings.colours.degrees', { hue })}
        </output>
      </div>
      <div
        aria-hidden
        className="mt-2 h-2 rounded-sm bg-[linear-gradient(to_right_in_oklch_longer_hue,oklch(0.63_0.13_0),oklch(0.63_0.13_359))] rtl:-scale-x-100"
      />
      <input
        id={id}
        type="range"
        name={name}
        min={0}
        max={MOST}
        step={1}
        value={hue}
        disabled={disabled}
        className="mt-1 block h-11 w-full cursor-pointer accent-action disabled:cursor-default"
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

/** In one of the themes. */
const Example = ({ scheme }: { scheme: 'scheme-light' | 'scheme-dark' }) => (
  <div
    className={`${scheme} flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-page p-4 text-ink`}
  >
    <span className={buttonClass({ size: 'sm' })}>{say('settings.colours.button')}</span>
    <span className="rounded-md bg-accent px-3 py-1 text-sm font-semibold text-on-accent">
      {say('settings.colours.call')}
    </span>
    <span className="text-link underline underline-offset-4">{say('settings.colours.link')}</span>
  </div>
);
