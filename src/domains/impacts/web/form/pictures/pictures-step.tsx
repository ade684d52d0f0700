import { say } from '#languages/say.ts';
import { DraftPicturesField } from '#platform/browser/drafts/draft-pictures-field.tsx';
import type { DraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import { type ImpactDraft, MAX_PICTURES } from '../../../flows/impact-draft.ts';
import { PositionChoice } from './position-choice.tsx';

export const PicturesStep = ({ form }: { form: DraftForm<ImpactDraft> }) => (
  <>
    <p className="max-w-prose text-sm text-muted">{say('impacts.picturesStep.origin')}</p>
    <DraftPicturesField
      form={form}
      max={MAX_PICTURES}
      sayFull={(name) => say('impacts.picturesStep.full', { name, most: MAX_PICTURES })}
    />
    <PositionChoice form={form} />
  </>
);
