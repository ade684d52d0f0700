/** The field of each setting. */

import type { ComponentType } from 'react';
import type { CommunitySettings, ListEntry, SettingKey, TextInLanguages } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { BUILT_IN } from '../lists.ts';
import { NUMBER_RANGES } from '../number-faults.ts';
import { AnnouncementField } from './announcement-field.tsx';
import { EntriesField } from './entries/entries-field.tsx';
import { ImprintField } from './imprint-field.tsx';
import { LanguageFields } from './language-fields.tsx';
import { DefaultLanguageField, LanguagesField, TimeZoneSetting } from './languages-field.tsx';
import { ColoursField } from './look/colours-field.tsx';
import { LinkPictureField } from './look/link-picture-field.tsx';
import { MarkField } from './look/mark-field.tsx';
import { NewAccountsField } from './new-accounts-field.tsx';
import { NumberField } from './number-field.tsx';
import { AreasField, GoalsField, HomeSectionsField } from './parts-off-field.tsx';
import { PointsField } from './points-field.tsx';
import { RetentionField } from './retention/retention-field.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';

const Name = ({ id, onChange, ...field }: SettingFieldProps<string>) => (
  <TextField {...field} name={id} maxLength={60} onChange={(event) => onChange(event.target.value)} />
);

const Email = ({ id, value, onChange, ...field }: SettingFieldProps<string | null>) => (
  <TextField
    {...field}
    name={id}
    type="email"
    maxLength={254}
    value={value ?? ''}
    onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
  />
);

const Quorum = (props: SettingFieldProps<number>) => <NumberField {...props} range={NUMBER_RANGES.quorum} />;
const FirstYear = (props: SettingFieldProps<number>) => <NumberField {...props} range={NUMBER_RANGES.firstYear} />;
const EraseAfterDays = (props: SettingFieldProps<number>) => (
  <NumberField {...props} range={NUMBER_RANGES.eraseAfterDays} className="max-w-96" />
);

const Texts = ({ id, label, hint, error, ...field }: SettingFieldProps<TextInLanguages>) => (
  <Fieldset id={id} legend={label} hint={hint} error={error}>
    <LanguageFields id={id} {...field} />
  </Fieldset>
);

const Domains = ({ id, value, onChange, ...field }: SettingFieldProps<string[]>) => (
  <TextArea
    {...field}
    name={id}
    rows={3}
    dir="ltr"
    value={value.join('\n')}
    onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
  />
);

const YesOrNo = ({ id, value, onChange, ...field }: SettingFieldProps<boolean>) => (
  <Checkbox {...field} name={id} checked={value} onChange={(event) => onChange(event.target.checked)} />
);

const EventTypes = (props: SettingFieldProps<ListEntry[]>) => <EntriesField {...props} builtIn={BUILT_IN.eventTypes} />;
const OpportunityTypes = (props: SettingFieldProps<ListEntry[]>) => (
  <EntriesField {...props} builtIn={BUILT_IN.opportunityTypes} />
);
const OpportunityCategories = (props: SettingFieldProps<ListEntry[]>) => (
  <EntriesField {...props} builtIn={BUILT_IN.opportunityCategories} />
);

const CountsFlows = (props: SettingFieldProps<boolean>) => (
  <>
    <YesOrNo {...props} />
    {props.value && !readPageSettings().isWithoutInspector && (
      <p className="mt-2">
        <TextLink to="/inspector?mode=numbers" reloadDocument>
          {say('settings.numbersLink')}
        </TextLink>
      </p>
    )}
  </>
);

const RULES: readonly CommunitySettings['registration'][] = ['open', 'approval', 'invitation'];

const Registration = (props: SettingFieldProps<CommunitySettings['registration']>) => {
  const { id, label, hint, error, value, disabled, onChange } = props;
  return (
    <Fieldset id={id} legend={label} hint={hint} error={error}>
      {RULES.map((rule) => (
        <Radio
          key={rule}
          name={id}
          value={rule}
          label={say('settings.registration', { rule })}
          checked={rule === value}
          disabled={disabled}
          onChange={() => onChange(rule)}
        />
      ))}
    </Fieldset>
  );
};

export const SETTING_FIELDS: {
  readonly [Key in SettingKey]: ComponentType<SettingFieldProps<CommunitySettings[Key]>>;
} = {
  name: Name,
  colours: ColoursField,
  mark: MarkField,
  linkPicture: LinkPictureField,
  contactEmail: Email,
  headline: Texts,
  sentence: Texts,
  announcement: AnnouncementField,
  registration: Registration,
  emailDomains: Domains,
  requiresContactNo: YesOrNo,
  newAccounts: NewAccountsField,
  quorum: Quorum,
  firstYear: FirstYear,
  points: PointsField,
  eraseAfterDays: EraseAfterDays,
  retention: RetentionField,
  areasOff: AreasField,
  imprint: ImprintField,
  homeSectionsOff: HomeSectionsField,
  languages: LanguagesField,
  defaultLanguage: DefaultLanguageField,
  timeZone: TimeZoneSetting,
  goalsOff: GoalsField,
  eventTypes: EventTypes,
  opportunityTypes: OpportunityTypes,
  opportunityCategories: OpportunityCategories,
  countsFlows: CountsFlows,
};
