import { say } from '#languages/say.ts';
import type { DraftFields } from '#platform/browser/drafts/use-draft-form.ts';
import { CountedTextArea } from '#ui/fields/counted-text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { MAX_MESSAGE_LENGTH } from '../../flows/application-draft.ts';
import type { OpportunityDraft } from '../../flows/opportunity-draft.ts';

/** Message templates for decisions, and the contact address for accepted applicants. */
export function DecisionMessageFields({ field }: DraftFields<OpportunityDraft>) {
  return (
    <>
      <CountedTextArea
        {...field('acceptMessage')}
        hint={say('opportunities.decisionMessageFields.acceptHint')}
        optional
        rows={4}
        most={MAX_MESSAGE_LENGTH}
      />
      <CountedTextArea
        {...field('declineMessage')}
        hint={say('opportunities.decisionMessageFields.declineHint')}
        optional
        rows={3}
        most={MAX_MESSAGE_LENGTH}
      />
      <TextField
        {...field('contactEmail')}
        type="email"
        optional
        hint={say('opportunities.decisionMessageFields.audienceHint')}
        autoComplete="email"
        className="max-w-xl"
      />
    </>
  );
}
