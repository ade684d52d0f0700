import { say } from '#languages/say.ts';
import { CountedTextArea } from '#ui/fields/counted-text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { MAX_MESSAGE_LENGTH } from '../../flows/application-draft.ts';
import { FIELD_NAMES } from '../../flows/opportunity-draft.ts';
import type { FormFields } from './form-fields.ts';

/** Message templates for decisions, and the contact address for accepted applicants. */
export function DecisionMessageFields({ draft, change, faultOf }: FormFields) {
  return (
    <>
      <CountedTextArea
        name="acceptMessage"
        label={FIELD_NAMES['acceptMessage']}
        hint={say('opportunities.decisionMessageFields.acceptHint')}
        optional
        rows={4}
        most={MAX_MESSAGE_LENGTH}
        value={draft.acceptMessage}
        onChange={({ target }) => change({ acceptMessage: target.value })}
        error={faultOf('acceptMessage')}
      />
      <CountedTextArea
        name="declineMessage"
        label={FIELD_NAMES['declineMessage']}
        hint={say('opportunities.decisionMessageFields.declineHint')}
        optional
        rows={3}
        most={MAX_MESSAGE_LENGTH}
        value={draft.declineMessage}
        onChange={({ target }) => change({ declineMessage: target.value })}
        error={faultOf('declineMessage')}
      />
      <TextField
        name="contactEmail"
        type="email"
        label={FIELD_NAMES['contactEmail']}
        optional
        hint={say('opportunities.decisionMessageFields.audienceHint')}
        autoComplete="email"
        value={draft.contactEmail}
        onChange={({ target }) => change({ contactEmail: target.value })}
        error={faultOf('contactEmail')}
        className="max-w-xl"
      />
    </>
  );
}
