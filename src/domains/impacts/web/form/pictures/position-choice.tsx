import { say } from '#languages/say.ts';
import type { DraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import { usePicturePositions } from '#platform/browser/drafts/use-picture-positions.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import type { ImpactDraft } from '../../../flows/impact-draft.ts';

/** Asked only if the camera wrote a place into a picture. */
export function PositionChoice({ form }: { form: DraftForm<ImpactDraft> }) {
  const { isThere, isKept, error, onKeep } = usePicturePositions(form);
  if (!isThere) return null;
  return (
    <Checkbox
      name="keepsPosition"
      label={say('impacts.positionChoice.keep')}
      hint={say('impacts.positionChoice.hint')}
      error={error}
      checked={isKept}
      onChange={({ target }) => onKeep(target.checked)}
    />
  );
}
