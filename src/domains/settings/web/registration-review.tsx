import type { CommunitySettingsPart, CommunitySettingsState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import type { ReviewProps, SettingsReview } from './settings-form.tsx';

const QUEUE = '/admin/registrations';

/** Says who is still waiting before registrations no longer need approval. */
function RegistrationRuleDialog({ state, isSaving, failure, onConfirm, onClose }: ReviewProps) {
  return (
    <ConfirmDialog
      isPending={isSaving}
      failure={failure}
      onConfirm={() => onConfirm()}
      onClose={onClose}
      words={{
        label: say('settings.form.save'),
        question: say('settings.registrationRule.question'),
        description: say('settings.registrationRule.description'),
        confirm: say('settings.registrationRule.confirm'),
        pending: say('settings.form.saving'),
        isDestructive: false,
      }}
      subject={say('settings.registrationRule.waiting', { count: state.registrationsWaiting ?? 0 })}
    >
      <p>
        <TextLink to={QUEUE}>{say('settings.registrationRule.queue')}</TextLink>
      </p>
    </ConfirmDialog>
  );
}

export const REGISTRATION_REVIEW: SettingsReview = {
  Dialog: RegistrationRuleDialog,
  isNeeded: ({ registration }: CommunitySettingsPart, { values, registrationsWaiting = 0 }: CommunitySettingsState) =>
    registration !== undefined && values.registration === 'approval' && registrationsWaiting > 0,
};
