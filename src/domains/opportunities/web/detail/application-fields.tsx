import { sayName } from '#domains/people/model.ts';
import type { CurrentUser, Opportunity } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { CountedTextArea } from '#ui/fields/counted-text-area.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { type ApplicationDraft, MAX_ANSWER_LENGTH, MAX_MESSAGE_LENGTH } from '../../flows/application-draft.ts';

interface ApplicationFieldsProps {
  opportunity: Opportunity;
  draft: ApplicationDraft;
  /** The applicant; undefined while loading. */
  person: CurrentUser | undefined;
  faultOf: (field: string) => string | undefined;
  onChange: (changes: Partial<ApplicationDraft>, field: string) => void;
}

/** The message, the partner's own questions, and which contact details to share. */
export function ApplicationFields({ opportunity, draft, person, faultOf, onChange }: ApplicationFieldsProps) {
  const { questions, requiresMessage, owner } = opportunity;
  const { home } = useKnownViewer();
  return (
    <>
      <CountedTextArea
        name="message"
        label={say('opportunities.applicationFields.message')}
        hint={say('opportunities.applicationFields.messageHint')}
        optional={!requiresMessage}
        rows={4}
        most={MAX_MESSAGE_LENGTH}
        value={draft.message}
        error={faultOf('message')}
        onChange={({ target }) => onChange({ message: target.value }, 'message')}
      />
      {questions.map(({ id, text, isRequired }, index) => (
        <CountedTextArea
          key={id}
          name={`answers.${index}`}
          label={text}
          optional={!isRequired}
          rows={2}
          most={MAX_ANSWER_LENGTH}
          value={draft.answers[id] ?? ''}
          error={faultOf(`answers.${index}`)}
          onChange={({ target }) => onChange({ answers: { ...draft.answers, [id]: target.value } }, `answers.${index}`)}
        />
      ))}
      <Fieldset
        id="sharing"
        legend={say('opportunities.applicationFields.sharing')}
        hint={say('opportunities.applicationFields.sharingHint', { name: isolate(sayName(owner)) })}
      >
        <Checkbox
          name="sharesContact"
          label={say('opportunities.applicationFields.shareEmail')}
          hint={person?.email}
          checked={draft.sharesContact}
          onChange={({ target }) => onChange({ sharesContact: target.checked }, 'sharesContact')}
        />
        {draft.sharesContact && person && !person.contactNo && (
          <p className="ms-9 text-sm text-muted">
            <Phrase
              text={say('opportunities.applicationFields.addPhone')}
              parts={{ profile: (text) => <TextLink to={`${home}/settings/profile`}>{text}</TextLink> }}
            />
          </p>
        )}
        {draft.sharesContact && person?.contactNo && (
          <Checkbox
            name="sharesPhone"
            label={say('opportunities.applicationFields.sharePhone')}
            hint={person.contactNo}
            checked={draft.sharesPhone}
            onChange={({ target }) => onChange({ sharesPhone: target.checked }, 'sharesPhone')}
            className="ms-9"
          />
        )}
      </Fieldset>
    </>
  );
}
