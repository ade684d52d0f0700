import type { CommunitySettings, CommunitySettingsPart } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { findShortened, sayKept } from '../../retention.ts';
import type { ReviewProps, SettingsReview } from '../settings-form.tsx';

/** Says what the next sweep deletes before things are kept for less time. */
function RetentionDialog({ state, values, isSaving, failure, onConfirm, onClose }: ReviewProps) {
  return (
    <ConfirmDialog
      isPending={isSaving}
      failure={failure}
      onConfirm={() => onConfirm()}
      onClose={onClose}
      words={{
        label: say('settings.form.save'),
        question: say('settings.retention.question'),
        description: say('settings.retention.description'),
        confirm: say('settings.retention.confirm'),
        pending: say('settings.form.saving'),
        isDestructive: true,
      }}
      subject={say('settings.subject.title', { subject: 'accounts' })}
    >
      <ul className="list-disc space-y-1 ps-5">
        {linesOf(values, state.values).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

export const RETENTION_REVIEW: SettingsReview = {
  Dialog: RetentionDialog,
  isNeeded: (values, state) => linesOf(values, state.values).length > 0,
};

/** One for each thing that saving would keep for less time. */
function linesOf({ retention, eraseAfterDays }: CommunitySettingsPart, now: CommunitySettings): string[] {
  const lines = retention ? findShortened(now.retention, retention).map((what) => sayKept(what, retention[what])) : [];
  return eraseAfterDays !== undefined && eraseAfterDays < now.eraseAfterDays
    ? [...lines, sayKept('accounts', eraseAfterDays)]
    : lines;
}
