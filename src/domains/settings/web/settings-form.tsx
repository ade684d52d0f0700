import { type ComponentType, useState } from 'react';
import { zCommunitySettingsPart } from '#generated/schemas/CommunitySettingsPart.gen.ts';
import type {
  CommunitySettings,
  CommunitySettingsPart,
  CommunitySettingsState,
  FieldError,
  SettingKey,
} from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayFault } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { useLeaveQuestion } from '#platform/browser/forms/use-leave-question.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import { LeaveQuestion } from '#ui/forms/leave-question.tsx';
import { isSameSetting } from '../declarations.ts';
import { findNumberFaults } from '../number-faults.ts';
import { findDefaultFaults, findSettingFaults, tidySettings } from '../tidy-settings.ts';
import { SaveBar } from './save-bar.tsx';
import { SETTING_FIELDS } from './setting-field.tsx';
import type { SettingFieldProps } from './setting-field-props.ts';
import { useChangeSettings } from './use-change-settings.ts';

export interface ReviewProps {
  state: CommunitySettingsState;
  /** Those that saving would change. */
  values: CommunitySettingsPart;
  isSaving: boolean;
  failure: string | null;
  /** Saves them, and then does this. */
  onConfirm: (onSaved?: () => void) => void;
  onClose: () => void;
}

/** What is asked before changes are saved. */
export interface SettingsReview {
  Dialog: ComponentType<ReviewProps>;
  /** Left out, every change is asked about. */
  isNeeded?: (values: CommunitySettingsPart, state: CommunitySettingsState) => boolean;
}

interface SettingsFormProps {
  state: CommunitySettingsState;
  keys: readonly SettingKey[];
  review?: SettingsReview | undefined;
}

/** The settings of one subject. What was typed stays until it's saved, whatever fails. */
export function SettingsForm({ state, keys, review }: SettingsFormProps) {
  const { revision, values, defaults, fixed } = state;
  const [draft, setDraft] = useState<CommunitySettingsPart>({});
  /** The revision that was on the screen when the draft was begun. */
  const [base, setBase] = useState(revision);
  const [attempt, setAttempt] = useState(0);
  const [isReviewed, setReviewed] = useState(false);
  const { change, isPending, error } = useChangeSettings();
  const refused = useFormErrors(error, say('settings.form.failed'));
  const shown: CommunitySettings = { ...values, ...draft };
  const tidied = tidySettings(draft);
  const changed = keys.filter((key) => key in tidied && !isSameSetting(tidied[key], values[key]));
  const changes = pick(tidied, changed);
  const isChanged = changed.length > 0;
  const leaving = useLeaveQuestion(isChanged && !isPending, { isLostOnReload: isChanged });
  const found = [
    ...findSettingFaults(tidied, values),
    ...findNumberFaults(tidied),
    ...findDefaultFaults(tidied, values),
  ];
  const faults = [...found, ...findUnfit(changes, found)];
  const shownFaults = attempt === 0 ? [] : faults;
  const errors = new Map([
    ...refused.fields.map(({ name, errors: [message = ''] }) => [name.split('.')[0] ?? name, message] as const),
    ...shownFaults.map(({ field, message }) => [field, message] as const),
  ]);

  function submit() {
    setAttempt(attempt + 1);
    if (!isChanged || faults.length > 0) return;
    const needsReview = review !== undefined && review.isNeeded?.(changes, state) !== false;
    if (needsReview) setReviewed(true);
    else save();
  }

  function discard() {
    setDraft({});
    setAttempt(0);
  }

  function save(onSaved?: () => void) {
    change({
      revision: base,
      values: changes,
      before: pick(values, changed),
      onSaved: () => {
        discard();
        setReviewed(false);
        onSaved?.();
      },
      // An admin who saves again has seen what the others changed.
      onOutdated: setBase,
    });
  }

  return (
    <>
      <Form
        onSubmit={submit}
        attempt={attempt}
        failure={isReviewed ? undefined : refused.form}
        className="space-y-10"
        errors={[...errors].map(([field, message]) => ({
          field,
          message: sayFault({ field, label: say('settings.name', { key: field as SettingKey }), message }),
        }))}
      >
        <FormFields isSending={isPending} className="max-w-xl space-y-10">
          {keys.map((key) => (
            <SettingField
              key={key}
              id={key}
              value={shown[key]}
              standard={defaults[key]}
              error={errors.get(key)}
              variable={fixed.find((one) => one.key === key)?.variable}
              onChange={(value) => {
                if (Object.keys(draft).length === 0) setBase(revision);
                setDraft({ ...draft, [key]: value });
              }}
            />
          ))}
        </FormFields>
        <SaveBar count={changed.length} isSaving={isPending} onDiscard={discard} />
      </Form>
      {review && isReviewed && (
        <review.Dialog
          state={state}
          values={changes}
          isSaving={isPending}
          failure={refused.form ?? refused.fields[0]?.errors[0] ?? null}
          onConfirm={save}
          onClose={() => setReviewed(false)}
        />
      )}
      <LeaveQuestion
        isOpen={leaving.isAsking}
        what={say('settings.form.leaveTitle')}
        keeping={say('settings.form.lostOnLeave')}
        onLeave={leaving.leave}
        onStay={leaving.stay}
      />
    </>
  );
}

interface OneField {
  id: SettingKey;
  value: unknown;
  standard: unknown;
  error: string | undefined;
  /** The environment variable that decides it. */
  variable: string | undefined;
  onChange: (value: unknown) => void;
}

function SettingField({ id, value, standard, error, variable, onChange }: OneField) {
  // Its type depends on the key, which the table of fields has checked.
  const Field = SETTING_FIELDS[id] as ComponentType<SettingFieldProps<unknown>>;
  const isFixed = variable !== undefined;
  return (
    <div>
      <Field
        id={id}
        label={say('settings.name', { key: id })}
        hint={isFixed ? say('settings.form.fixed', { variable }) : say('settings.hint', { key: id })}
        error={error}
        value={value}
        disabled={isFixed}
        onChange={onChange}
      />
      {!(isFixed || isSameSetting(value, standard)) && (
        <Button variant="quiet" size="sm" className="mt-1 -ms-3" onClick={() => onChange(standard)}>
          {say('settings.form.toDefault')}
        </Button>
      )}
    </div>
  );
}

/** So that saving never fails by the contract, which has no words for people. */
const findUnfit = (values: CommunitySettingsPart, known: readonly FieldError[]): FieldError[] => {
  const issues = zCommunitySettingsPart.safeParse(values).error?.issues ?? [];
  return [...new Set(issues.map(({ path: [key] }) => String(key)))]
    .filter((field) => !known.some((one) => one.field === field))
    .map((field) => ({ field, message: say('validation.check') }));
};

const pick = (values: CommunitySettingsPart, keys: readonly SettingKey[]): CommunitySettingsPart =>
  Object.fromEntries(keys.map((key) => [key, values[key]]));
