import { useState } from 'react';
import { Fieldset } from '../fieldset.tsx';
import { QuestionDialog, type QuestionDialogProps } from '../question-dialog.tsx';
import { Radio } from '../radio.tsx';
import { TextArea } from '../text-area.tsx';
import { MOST_IN_A_REASON, type ReasonTemplate, reasonFault } from './reason.ts';

interface ReasonDialogProps extends Pick<QuestionDialogProps, 'title' | 'description' | 'confirm' | 'onClose'> {
  templates: readonly ReasonTemplate[];
  /** A reason that was refused; else empty. */
  start?: string;
  onReason: (reason: string) => void;
}

const OWN_WORDS = 'own';

/** Templates prefill the field. Switching between them never loses what was typed by hand. */
export function ReasonDialog({ templates, start = '', onReason, ...frame }: ReasonDialogProps) {
  const [template, setTemplate] = useState(OWN_WORDS);
  const [own, setOwn] = useState(start);
  const [reason, setReason] = useState(start);
  const [fault, setFault] = useState<string | undefined>();

  function choose(id: string) {
    const isUntouched = templates.some(({ text }) => text === reason);
    const kept = isUntouched ? own : reason;
    const text = templates.find((one) => one.id === id)?.text;
    setOwn(kept);
    setTemplate(id);
    setReason(text ?? kept);
    setFault(undefined);
  }

  function submit() {
    const found = reasonFault(reason);
    setFault(found);
    if (found) document.getElementById('reason')?.focus();
    else onReason(reason.trim());
  }

  return (
    <QuestionDialog {...frame} isDanger size={templates.length > 0 ? 'lg' : 'md'} onSubmit={submit}>
      {templates.length > 0 && (
        <Fieldset id="reason-template" legend="Start with">
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {[{ id: OWN_WORDS, label: 'Write my own' }, ...templates].map(({ id, label }) => (
              <Radio
                key={id}
                name="reason-template"
                value={id}
                label={label}
                checked={template === id}
                autoFocus={id === OWN_WORDS}
                onChange={() => choose(id)}
              />
            ))}
          </div>
        </Fieldset>
      )}
      <TextArea
        name="reason"
        label="Reason"
        hint="Explain what’s missing and how to fix it. Ctrl + Enter to send."
        error={fault}
        value={reason}
        maxLength={MOST_IN_A_REASON}
        autoFocus={templates.length === 0}
        onChange={(event) => setReason(event.target.value)}
      />
    </QuestionDialog>
  );
}
