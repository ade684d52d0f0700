import type { AreaContents, CommunityArea } from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';

interface AreasOffDialogProps {
  /** Those that are about to be switched off. */
  areas: readonly CommunityArea[];
  /** Left out by a server that doesn't count them. */
  contents: AreaContents | undefined;
  isPending: boolean;
  failure: string | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what disappears before an area is switched off. */
export const AreasOffDialog = ({ areas, contents, ...dialog }: AreasOffDialogProps) => (
  <ConfirmDialog
    {...dialog}
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

const sayLoss = (area: CommunityArea, contents: AreaContents): string =>
  say('settings.areasOff.loss', { area, count: area === 'leaderboard' ? 0 : contents[area] });
