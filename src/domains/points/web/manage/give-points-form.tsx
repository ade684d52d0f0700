import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { addPointsMutation } from '#generated/auth/addPoints.gen.ts';
import { zAddPointsInput } from '#generated/schemas/AddPointsInput.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { createFormStorage } from '#platform/browser/forms/form-storage.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { useStoredForm } from '#platform/browser/forms/use-stored-form.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { FormFields } from '#ui/forms/form-fields.tsx';
import { isolate } from '#ui/shared/isolate.ts';

const HELP = { points: say('points.givePointsForm.pointsInvalid') };

const LABELS = { points: say('points.givePointsForm.points'), reason: say('points.givePointsForm.reason') };

/** Not the points, which are no number while the field is empty. */
const zTyped = z.partial(z.object({ reason: z.string() }));
const EMPTY = { points: undefined, reason: '' };

interface GivePointsFormProps {
  userId: string;
  name: string;
  level?: 2 | 3 | undefined;
  /** Called even if the form is gone by then. */
  onGiven?: ((total: number) => void) | undefined;
  /** Called if the form is still there. */
  onDone?: (() => void) | undefined;
}

export function GivePointsForm({ userId, name, level = 2, onGiven, onDone }: GivePointsFormProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const viewer = useKnownViewer();
  const give = useMutation({
    ...addPointsMutation(),
    onSuccess: ({ data: { total } }) => {
      toast({ message: say('points.givePointsForm.nowHas', { name: isolate(name), total }), tone: 'success' });
      onGiven?.(total);
    },
  });
  const refused = useFormErrors(give.error, say('points.givePointsForm.failed'));
  const { form, empty } = useStoredForm({
    schema: zAddPointsInput,
    start: EMPTY,
    labels: LABELS,
    help: HELP,
    refused,
    storage: () => createFormStorage(`points ${viewer.id} ${userId}`, zTyped),
  });
  const save = form.handleSubmit((body) =>
    give.mutate(
      { path: { id: userId }, body },
      {
        onSuccess: () => {
          empty();
          onDone?.();
        },
      },
    ),
  );
  return (
    <section aria-labelledby="give">
      <Heading id="give" className="text-xl">
        <Phrase text={say('points.givePointsForm.adjustPoints')} parts={{ name: () => <bdi>{name}</bdi> }} />
      </Heading>
      <Form onSubmit={save} errors={form.summary} attempt={form.attempt} failure={form.failure} className="mt-5">
        <FormFields isSending={give.isPending} className="space-y-6">
          <TextField
            {...form.field('points', { valueAsNumber: true })}
            type="number"
            step={1}
            hint={say('points.givePointsForm.pointsHint')}
            autoComplete="off"
          />
          <TextField {...form.field('reason')} hint={say('points.givePointsForm.reasonHint')} autoComplete="off" />
        </FormFields>
        <Button type="submit" pending={give.isPending} pendingLabel={say('points.givePointsForm.saving')}>
          {say('points.givePointsForm.saveAdjustment')}
        </Button>
      </Form>
    </section>
  );
}
