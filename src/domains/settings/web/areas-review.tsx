import type { AreaContents, CommunityArea, CommunitySettings, CommunitySettingsPart } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import type { ReviewProps, SettingsReview } from './settings-form.tsx';

/** Says what disappears before an area is switched off. */
function AreasOffDialog({ state, values, isSaving, failure, onConfirm, onClose }: ReviewProps) {
  const areas = leavingAreas(values, state.values);
  const { contents } = state;
  return (
    <ConfirmDialog
      isPending={isSaving}
      failure={failure}
      onConfirm={() => onConfirm()}
      onClose={onClose}
      words={{
        label: say('settings.form.save'),
        question: say('settings.areasOff.question', { count: areas.length }),
        description: say('settings.areasOff.description'),
        confirm: say('settings.areasOff.confirm'),
        pending: say('settings.form.saving'),
        isDestructive: true,
      }}
      subject={formatList(areas.map((area) => say('settings.area', { area })))}
    >
      {contents && (
        <ul className="list-disc space-y-1 ps-5">
          {areas.map((area) => (
            <li key={area}>{sayLoss(area, contents)}</li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}

export const AREAS_REVIEW: SettingsReview = {
  Dialog: AreasOffDialog,
  isNeeded: (values, state) => leavingAreas(values, state.values).length > 0,
};

/** Those that saving would switch off. */
const leavingAreas = ({ areasOff = [] }: CommunitySettingsPart, now: CommunitySettings): CommunityArea[] =>
  areasOff.filter((area) => !now.areasOff.includes(area));

const sayLoss = (area: CommunityArea, contents: AreaContents): string =>
  say('settings.areasOff.loss', { area, count: area === 'leaderboard' ? 0 : contents[area] });
