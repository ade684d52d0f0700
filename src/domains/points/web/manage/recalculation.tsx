import { useMutation } from '@tanstack/react-query';
import { recalculatePointsMutation } from '#generated/auth/recalculatePoints.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

interface RecalculationProps {
  userId: string;
  name: string;
  level?: 2 | 3 | undefined;
  /** Called even if this is gone by then. */
  onSummed?: ((total: number) => void) | undefined;
}

export function Recalculation({ userId, name, level = 2, onSummed }: RecalculationProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const recalculate = useMutation({
    ...recalculatePointsMutation(),
    onSuccess: ({ data }) => onSummed?.(data.after),
  });
  const refused = useFormErrors(recalculate.error, say('points.recalculation.failed'));
  const sum = recalculate.data?.data;
  return (
    <section aria-labelledby="recalculate">
      <Heading id="recalculate" className="text-xl">
        {say('points.recalculation.recalculatePoints')}
      </Heading>
      <p className="mt-2 max-w-prose text-muted">
        <Phrase text={say('points.recalculation.hint')} parts={{ name: () => <bdi>{name}</bdi> }} />
      </p>
      <Button
        variant="secondary"
        className="mt-5"
        pending={recalculate.isPending}
        pendingLabel={say('points.recalculation.recalculating')}
        onClick={() => recalculate.mutate({ query: { userId } })}
      >
        {say('points.recalculation.recalculate')}
      </Button>
      {sum && (
        <Notice tone="success" isLive className="mt-5">
          {sum.before === sum.after
            ? say('points.recalculation.unchanged', { after: sum.after })
            : say('points.recalculation.corrected', { before: sum.before, after: sum.after })}
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
