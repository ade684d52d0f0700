import type { FirstSteps } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/drawn/icons.tsx';
import { openSteps, type Step } from './first-step-texts.ts';

/** A finished step shows only its title. */
export function FirstStepList({ steps, className }: { steps: FirstSteps; className?: string }) {
  return (
    <ol className={classNames('border-t border-line', className)}>
      {openSteps().map((step, index) => (
        <li key={step.key} className="flex gap-4 border-b border-line py-4 sm:gap-5">
          <StepMark isDone={steps[step.key]} number={index + 1} />
          {steps[step.key] ? (
            <p className="min-w-0 pt-1 text-muted">
              {step.title}
              <span className="sr-only"> {say('app.firstStepList.done')}</span>
            </p>
          ) : (
            <OpenStep step={step} />
          )}
        </li>
      ))}
    </ol>
  );
}

const OpenStep = ({ step: { title, sayWhy, action, to } }: { step: Step }) => (
  <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-8 gap-y-3">
    <div className="min-w-0 flex-1 basis-72">
      <h3 className="pt-0.5 text-xl">{title}</h3>
      <p className="mt-1 max-w-prose text-muted">{sayWhy()}</p>
    </div>
    <ButtonLink to={to} variant="secondary" className="shrink-0">
      {action}
    </ButtonLink>
  </div>
);

const StepMark = ({ isDone, number }: { isDone: boolean; number: number }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums',
      isDone ? 'bg-action-wash text-action-ink' : 'border border-control text-muted',
    )}
  >
    {isDone ? <CheckIcon className="size-4" /> : number}
  </span>
);
