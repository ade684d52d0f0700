import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Fieldset } from '../../../../ui/fieldset.tsx';
import { Radio } from '../../../../ui/radio.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import type { DecisionSubject } from '../../flows/decision-undo.ts';
import { nameSubjects } from './decision-words.ts';
import { DECLINE_TEMPLATES, MOST_IN_A_REASON, reasonFault } from './reasons.ts';

interface DeclineDialogProps {
  subjects: readonly DecisionSubject[];
  onDecline: (reason: string) => void;
  onClose: () => void;
}

const OWN_WORDS = 'own';

/** A template is a beginning: its text stands in the field, to be written on. What was written by hand is never lost. */
export function DeclineDialog({ subjects, onDecline, onClose }: DeclineDialogProps) {
  const formId = useId();
  const [template, setTemplate] = useState(OWN_WORDS);
  const [own, setOwn] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const many = subjects.length > 1;

  function choose(id: string) {
    const isUntouched = DECLINE_TEMPLATES.some(({ text }) => text === reason);
    const kept = isUntouched ? own : reason;
    const text = DECLINE_TEMPLATES.find((one) => one.id === id)?.text;
    setOwn(kept);
    setTemplate(id);
    setReason(text ?? kept);
    setFault(undefined);
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const found = reasonFault(reason);
    setFault(found);
    if (found) document.getElementById('decline-reason')?.focus();
    else onDecline(reason.trim());
  }

  /** Enter in a list of choices, and with Ctrl or ⌘ everywhere, so that the hands stay on the keys. */
  function press(event: KeyboardEvent) {
    const isChoice = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || (!isChoice && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Decline ${nameSubjects(subjects)}`}
      description={
        many
          ? 'Each owner reads the reason, on the screen and by mail, and can send it again or appeal once.'
          : 'The owner reads the reason, on the screen and by mail, and can send it again or appeal once.'
      }
      actions={
        <>
          <Button type="submit" form={formId} variant="danger">
            {many ? `Decline ${subjects.length}` : 'Decline'}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} onKeyDown={press} className="space-y-6">
        <Fieldset id="decline-template" legend="Begin with">
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {[{ id: OWN_WORDS, label: 'My own words' }, ...DECLINE_TEMPLATES].map(({ id, label }) => (
              <Radio
                key={id}
                name="decline-template"
                value={id}
                label={label}
                checked={template === id}
                autoFocus={id === OWN_WORDS}
                onChange={() => choose(id)}
              />
            ))}
          </div>
        </Fieldset>
        <TextArea
          name="decline-reason"
          label="Reason"
          hint="Say what is missing and what would mend it. Ctrl and Enter sends."
          error={fault}
          value={reason}
          maxLength={MOST_IN_A_REASON}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
