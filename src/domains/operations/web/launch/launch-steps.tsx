/** What is left to do when a community starts, on the admins' overview. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getLaunchStepsOptions, getLaunchStepsQueryKey } from '#generated/operations/getLaunchSteps.gen.ts';
import { hideLaunchStepsMutation } from '#generated/operations/hideLaunchSteps.gen.ts';
import type { LaunchSteps as Steps } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckIcon } from '#ui/drawn/icons.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { type LaunchStep, openLaunchSteps } from './launch-step-texts.ts';

/** Until all are done, or the admin hides them. The demo's community has long begun. */
export function LaunchSteps({ className }: { className?: string }) {
  const isDemo = readPageSettings().mode === 'demo';
  // Always read again, so that a step just taken is ticked. Nothing is shown until it's known, or if it can't be read.
  const steps = useQuery({ ...getLaunchStepsOptions(), staleTime: 0, enabled: !isDemo }).data?.data;
  const hide = useHideLaunchSteps();
  if (!steps || steps.isHidden) return null;
  const open = openLaunchSteps();
  const done = open.filter(({ key }) => steps[key]).length;
  if (done === open.length) return null;
  return (
    <TitledSection id="launch-steps" title={say('operations.launch.title')} size="2xl" className={className}>
      <p className="mt-2 text-muted">{say('operations.launch.progress', { done, count: open.length })}</p>
      <StepList list={open} steps={steps} />
      <Button variant="quiet" size="sm" className="mt-3 -ms-3" onClick={() => hide(true)}>
        {say('operations.launch.hide')}
      </Button>
    </TitledSection>
  );
}

function useHideLaunchSteps() {
  const queryClient = useQueryClient();
  const hiding = useMutation({
    ...hideLaunchStepsMutation(),
    onSuccess: (answer) => queryClient.setQueryData(getLaunchStepsQueryKey(), answer),
    onError: () => toast({ message: say('operations.launch.failed'), tone: 'danger' }),
  });
  return function hide(isHidden: boolean): void {
    hiding.mutate(
      { body: { isHidden } },
      {
        onSuccess: () => {
          if (isHidden) toast({ message: say('operations.launch.hidden'), onUndo: () => hide(false) });
        },
      },
    );
  };
}

const StepList = ({ list, steps }: { list: readonly LaunchStep[]; steps: Steps }) => (
  <ol className="mt-4 divide-y divide-line border-y border-line">
    {list.map((step) => (
      <Step key={step.key} step={step} isDone={steps[step.key]} />
    ))}
  </ol>
);

const Step = ({ step: { name, to }, isDone }: { step: LaunchStep; isDone: boolean }) => (
  <li className="flex min-h-11 items-center gap-3 py-2">
    <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center rounded-full border border-control">
      {isDone && <CheckIcon className="size-4 text-link" />}
    </span>
    <Link to={to} className="text-link underline underline-offset-4 hover:text-ink">
      {name}
    </Link>
    {isDone && <span className="ms-auto text-sm text-muted">{say('operations.launch.isDone')}</span>}
  </li>
);
