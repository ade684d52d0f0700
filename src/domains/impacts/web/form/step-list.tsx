import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/drawn/icons.tsx';
import { type ImpactStep, STEPS } from '../../flows/impact-draft.ts';
import { STEP_WORDS } from './step-texts.ts';

interface StepListProps {
  current: ImpactStep;
  /** Steps with errors. */
  faulty: ReadonlySet<ImpactStep>;
  done: ReadonlySet<ImpactStep>;
}

/**
 * Steps can be visited in any order. A phone has room for the current step's name alone; should the row be too long even
 * so, it scrolls, with that step centred.
 */
export function StepList({ current, faulty, done }: StepListProps) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = row.current?.children[STEPS.indexOf(current)];
    if (row.current && link instanceof HTMLElement)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={say('impacts.stepList.steps')} className="lg:w-52 lg:shrink-0">
      <ol ref={row} className="relative -mx-4 flex overflow-x-auto px-4 sm:mx-0 sm:px-0 lg:block lg:overflow-visible">
        {STEPS.map((step, index) => {
          const isCurrent = step === current;
          const isFaulty = faulty.has(step);
          const isDone = !isFaulty && done.has(step);
          return (
            <li key={step} className="shrink-0 grow lg:shrink lg:grow-0">
              <Link
                to={{ search: `?step=${step}` }}
                // Browsers don't scroll to a focused link if any part of it is already in view.
                onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
                aria-current={isCurrent ? 'step' : undefined}
                className={classNames(
                  'flex min-h-11 items-center justify-center gap-2 border-b-4 px-2 whitespace-nowrap sm:px-3 tabular-nums -outline-offset-2 transition-colors hover:bg-selected',
                  'lg:justify-start lg:gap-3 lg:border-b-0 lg:border-s-4 lg:px-4',
                  isCurrent ? 'border-action bg-selected font-semibold' : 'border-line',
                  isFaulty && 'border-danger text-danger-ink',
                )}
              >
                {isDone && !isCurrent ? (
                  <CheckIcon className="size-4 shrink-0 text-link lg:-mx-0.5" />
                ) : (
                  <span className={classNames('lg:w-3', !isCurrent && 'text-muted')}>{index + 1}</span>
                )}
                <span className={classNames(!isCurrent && 'max-sm:sr-only')}>
                  {STEP_WORDS[step].name}
                  {isFaulty && <span className="sr-only">{say('impacts.stepList.hasErrors')}</span>}
                  {isDone && <span className="sr-only">{say('impacts.stepList.done')}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
