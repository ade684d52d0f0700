import { Link } from 'react-router-dom';
import { classNames } from '../../../../ui/class-names.ts';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { type ImpactStep, STEPS } from '../../flows/impact-steps.ts';
import { STEP_WORDS } from './step-words.ts';

interface StepListProps {
  current: ImpactStep;
  /** Those with something that has to be mended. */
  faulty: ReadonlySet<ImpactStep>;
  done: ReadonlySet<ImpactStep>;
}

/** All steps are open in any order. On a phone the numbers alone, with the name of the one that is shown. */
export function StepList({ current, faulty, done }: StepListProps) {
  return (
    <nav aria-label="Steps" className="lg:w-52 lg:shrink-0">
      <ol className="flex gap-1 lg:block">
        {STEPS.map((step, index) => {
          const isCurrent = step === current;
          const isFaulty = faulty.has(step);
          const isDone = !isFaulty && done.has(step);
          return (
            <li key={step} className="flex-1 lg:flex-none">
              <Link
                to={{ search: `?step=${step}` }}
                aria-current={isCurrent ? 'step' : undefined}
                className={classNames(
                  'flex min-h-11 items-center justify-center gap-3 border-b-4 tabular-nums transition-colors hover:bg-selected',
                  'lg:justify-start lg:border-b-0 lg:border-l-4 lg:px-4',
                  isCurrent ? 'border-action bg-selected font-semibold' : 'border-line',
                  isFaulty && 'border-danger text-danger-ink',
                )}
              >
                {isDone && !isCurrent ? (
                  <CheckIcon className="size-4 shrink-0 text-link lg:-mx-0.5" />
                ) : (
                  <span className={classNames('lg:w-3', !isCurrent && 'text-muted')}>{index + 1}</span>
                )}
                <span className="max-lg:sr-only">
                  {STEP_WORDS[step].name}
                  {isFaulty && <span className="sr-only">(needs another look)</span>}
                  {isDone && <span className="sr-only">(filled in)</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
