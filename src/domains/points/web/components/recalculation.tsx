import { useMutation } from '@tanstack/react-query';
import { recalculatePointsMutation } from '../../../../../generated/auth/recalculatePoints.gen.ts';
import { useRefused } from '../../../../platform/browser/use-refused.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

interface RecalculationProps {
  userId: string;
  name: string;
  level?: 2 | 3 | undefined;
  onSummed?: ((total: number) => void) | undefined;
}

export function Recalculation({ userId, name, level = 2, onSummed }: RecalculationProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const recalculate = useMutation(recalculatePointsMutation());
  const refused = useRefused(recalculate.error, 'The total was not summed. Check your connection and try again.');
  const sum = recalculate.data?.data;
  return (
    <section aria-labelledby="recalculate">
      <Heading id="recalculate" className="text-xl">
        Sum the ledger again
      </Heading>
      <p className="mt-2 max-w-prose text-muted">
        When the total of {name} looks wrong: it is made anew from the rows of the ledger.
      </p>
      <Button
        variant="secondary"
        className="mt-5"
        pending={recalculate.isPending}
        pendingLabel="Summing"
        onClick={() => recalculate.mutate({ query: { userId } }, { onSuccess: ({ data }) => onSummed?.(data.after) })}
      >
        Sum again
      </Button>
      {sum && (
        <Notice tone="success" isLive className="mt-5">
          {sum.before === sum.after
            ? `The total was right: ${sum.after} points.`
            : `The total was ${sum.before} and is ${sum.after} now.`}
        </Notice>
      )}
      {refused.form && (
        <Notice tone="danger" isLive className="mt-5">
          {refused.form}
        </Notice>
      )}
    </section>
  );
}
