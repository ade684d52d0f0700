import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { reportInputBounds } from '#generated/bounds/ReportInput.gen.ts';
import { reportContent } from '#generated/moderation/reportContent.gen.ts';
import type { ReportKind, ReportReason } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { discardUnsentText, useUnsentText } from '#platform/browser/drafts/unsent-texts.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { optionsOf } from '#platform/browser/lists/fields.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { CountedTextArea } from '#ui/fields/counted-text-area.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { Radio } from '#ui/fields/radio.tsx';
import { RULES_PATH } from '../../model.ts';
import { REASON_NAMES } from '../reason-names.ts';

const MOST = reportInputBounds.text.maxLength;
const REASONS = optionsOf(REASON_NAMES);

export function ReportDialog({ kind, id, onClose }: { kind: ReportKind; id: string; onClose: () => void }) {
  const chosen = useUnsentText('reportReason', [id]);
  const [reason, setReason] = useState(REASONS.find(({ value }) => value === chosen.start)?.value ?? null);
  const { start, onTyped } = useUnsentText('report', [id]);
  const [text, setText] = useState(start);
  const [faults, setFaults] = useState<{ reason?: string; text?: string }>({});
  const sending = useMutation({
    mutationFn: async (body: { reason: ReportReason; text: string }) => {
      await reportContent({ body: { kind, id, reason: body.reason, ...(body.text && { text: body.text }) } });
    },
    onSuccess: () => discardUnsentText(id),
  });
  const refused = useFormErrors(sending.error, say('moderation.reportDialog.failed'));
  const isOther = reason === 'other';

  function submit() {
    const given = text.trim();
    const found = {
      ...(reason === null && { reason: say('moderation.reportDialog.reasonMissing') }),
      ...(isOther && given === '' && { text: say('moderation.reportDialog.detailsMissing') }),
      ...(given.length > MOST && { text: say('moderation.reportDialog.detailsTooLong', { most: MOST }) }),
    };
    setFaults(found);
    if (found.reason) document.getElementById('report-reason')?.focus();
    else if (found.text) document.getElementById('report-text')?.focus();
    else if (reason !== null) sending.mutate({ reason, text: given });
  }

  if (sending.isSuccess) return <ReportThanks onClose={onClose} />;
  return (
    <QuestionDialog
      title={say('moderation.reportDialog.reportThis', { kind })}
      description={
        <Phrase
          text={say('moderation.reportDialog.intro')}
          parts={{
            rules: (inner) => (
              <TextLink to={RULES_PATH} target="_blank">
                {inner}
              </TextLink>
            ),
          }}
        />
      }
      confirm={say('moderation.reportDialog.sendReport')}
      underWay={sending.isPending ? say('moderation.reportDialog.sending') : undefined}
      failure={sending.error && sayErrors(refused)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fieldset id="report-reason" legend={say('moderation.reportDialog.reason')} error={faults.reason}>
        {REASONS.map(({ value, label }) => (
          <Radio
            key={value}
            name="report-reason"
            value={value}
            label={label}
            checked={reason === value}
            onChange={() => {
              setReason(value);
              chosen.onTyped(value);
              setFaults({});
            }}
          />
        ))}
      </Fieldset>
      <CountedTextArea
        name="report-text"
        label={say('moderation.reportDialog.details')}
        optional={!isOther}
        rows={3}
        most={MOST}
        value={text}
        error={faults.text}
        onChange={({ target }) => {
          setText(target.value);
          onTyped(target.value);
          setFaults({});
        }}
      />
    </QuestionDialog>
  );
}

function ReportThanks({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  // Not by `autoFocus`: the dialog that this one replaces is removed after that, and takes the focus with it.
  useEffect(() => {
    const timer = setTimeout(() => close.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('moderation.reportThanks.thankYou')}
      description={say('moderation.reportThanks.hint')}
      actions={
        <Button ref={close} onClick={onClose}>
          {say('moderation.reportThanks.close')}
        </Button>
      }
    />
  );
}
