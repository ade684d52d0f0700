import { useMutation } from '@tanstack/react-query';
import { addPointsMutation } from '#generated/auth/addPoints.gen.ts';
import { zAddPointsInput } from '#generated/schemas/AddPointsInput.gen.ts';
import { useContractForm } from '#platform/browser/use-contract-form.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { isolate } from '#ui/isolate.ts';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';

const HELP = { points: 'Enter a whole number, like 50, or -50 to deduct points.' };

const LABELS = { points: 'Points', reason: 'Reason' };

interface GivePointsFormProps {
  userId: string;
  name: string;
  level?: 2 | 3 | undefined;
  onGiven?: ((total: number) => void) | undefined;
}

export function GivePointsForm({ userId, name, level = 2, onGiven }: GivePointsFormProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const give = useMutation(addPointsMutation());
  const refused = useRefused(give.error, 'We couldn’t adjust the points. Check your connection and try again.');
  const form = useContractForm({
    schema: zAddPointsInput,
    defaultValues: { points: undefined, reason: '' },
    labels: LABELS,
    help: HELP,
    refused,
  });
  const save = form.handleSubmit((body) =>
    give.mutate(
      { path: { id: userId }, body },
      {
        onSuccess: ({ data }) => {
          toast({ message: `${isolate(name)} now has ${data.total.toLocaleString('en-GB')} points`, tone: 'success' });
          form.reset();
          onGiven?.(data.total);
        },
      },
    ),
  );
  return (
    <section aria-labelledby="give">
      <Heading id="give" className="text-xl">
        Adjust <bdi>{name}</bdi>’s points
      </Heading>
      <Form onSubmit={save} errors={form.summary} attempt={form.attempt} failure={form.failure} className="mt-5">
        <TextField
          {...form.field('points', { valueAsNumber: true })}
          type="number"
          step={1}
          hint="Use a negative number to deduct points."
          autoComplete="off"
        />
        <TextField {...form.field('reason')} hint="The member will see this." autoComplete="off" />
        <Button type="submit" pending={give.isPending} pendingLabel="Saving">
          Save adjustment
        </Button>
      </Form>
    </section>
  );
}
