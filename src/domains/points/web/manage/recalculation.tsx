import { useMutation } from '@tanstack/react-query';
import { recalculatePointsMutation } from '#generated/auth/recalculatePoints.gen.ts';
import { useRefused } from '#platform/browser/use-refused.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface RecalculationProps {
  userId: string;
  name: string;
  level?: 2 | 3 | undefined;
  onSummed?: ((total: number) => void) | undefined;
}

export function Recalculation({ userId, name, level = 2, onSummed }: RecalculationProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const recalculate = useMutation(recalculatePointsMutation());
  const refused = useRefused(
    recalculate.error,
    'We couldn’t recalculate the total. Check your connection and try again.',
  );
  const sum = recalculate.data?.data;
  return (
    <section aria-labelledby="recalculate">
      <Heading id="recalculate" className="text-xl">
        Recalculate points
      </Heading>
      <p className="mt-2 max-w-prose text-muted">
        If <bdi>{name}</bdi>’s total looks wrong, recalculate it from the points history.
      </p>
      <Button
        variant="secondary"
        className="mt-5"
        pending={recalculate.isPending}
        pendingLabel="Recalculating"
        onClick={() => recalculate.mutate({ query: { userId } }, { onSuccess: ({ data }) => onSummed?.(data.after) })}
      >
        Recalculate
      </Button>
      {sum && (
        <Notice tone="success" isLive className="mt-5">
          {sum.before === sum.after
            ? `The total was already correct: ${sum.after} points.`
            : `Points recalculated: the total was ${sum.before} and is now ${sum.after}.`}
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
