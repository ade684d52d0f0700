import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MadeWebhook, WebhookChoice } from '#generated/types.gen.ts';
import { makeWebhookMutation } from '#generated/webhooks/makeWebhook.gen.ts';
import { say } from '#languages/say.ts';
import { useContractForm } from '#platform/browser/forms/use-contract-form.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { QuestionDialog } from '#ui/dialogs/question-dialog.tsx';
import { Select } from '#ui/fields/select.tsx';
import { sayAbout } from '../event-texts.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { WEBHOOK_HELP, WEBHOOK_LABELS, webhookSchema } from './webhook-schema.ts';

interface MakeWebhookDialogProps {
  /** What it can be about; at least one. */
  choices: readonly WebhookChoice[];
  onMade: (made: MadeWebhook) => void;
  onClose: () => void;
}

export function MakeWebhookDialog({ choices, onMade, onClose }: MakeWebhookDialogProps) {
  const [index, setIndex] = useState(0);
  const choice = choices[index];
  const making = useMutation({ ...makeWebhookMutation(), onSuccess: ({ data }) => onMade(data) });
  const refused = useFormErrors(making.error, say('webhooks.make.failed'));
  const form = useContractForm({
    schema: webhookSchema,
    defaultValues: { url: '', events: [], name: '' },
    labels: WEBHOOK_LABELS,
    help: WEBHOOK_HELP,
    refused,
  });
  if (!choice) return null;
  const { subject, council, events } = choice;
  const submit = form.handleSubmit((values) =>
    making.mutate({ body: { ...values, subject, ...(council && { councilId: council.id }) } }),
  );
  function choose(next: number) {
    setIndex(next);
    const offered = choices[next]?.events ?? [];
    form.setValue(
      'events',
      form.getValues('events').filter((event) => offered.includes(event)),
    );
  }
  return (
    <QuestionDialog
      title={say('webhooks.make.title')}
      description={say('webhooks.make.lead')}
      confirm={say('webhooks.make.make')}
      size="lg"
      underWay={making.isPending ? say('webhooks.make.making') : undefined}
      failure={form.failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {choices.length > 1 && (
        <Select
          name="about"
          id="webhook-about"
          label={say('webhooks.form.about')}
          value={String(index)}
          onChange={(event) => choose(Number(event.target.value))}
          options={choices.map((one, place) => ({ value: String(place), label: sayAbout(one, true) }))}
        />
      )}
      <WebhookFields form={form} offered={events} />
    </QuestionDialog>
  );
}
