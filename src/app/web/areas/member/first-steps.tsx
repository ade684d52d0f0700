import type { FirstSteps as Steps } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ChevronDownIcon } from '#ui/drawn/icons.tsx';
import { FirstStepList } from './first-step-list.tsx';
import { countDone, openSteps } from './first-step-texts.ts';

interface FirstStepsProps {
  steps: Steps;
  onDismiss: () => void;
}

/** The whole dashboard of a new member. */
export function FirstSteps({ steps, onDismiss }: FirstStepsProps) {
  return (
    <section aria-labelledby="first-steps" className="mt-8 max-w-4xl">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="first-steps" className="text-xl">
          {say('app.firstSteps.firstSteps')}
        </h2>
        <p className="text-sm text-muted">{sayDone(steps)}</p>
      </div>
      <p className="mt-1 max-w-prose text-muted">{say('app.firstSteps.hint')}</p>
      <FirstStepList steps={steps} className="mt-4" />
      <Button variant="quiet" size="sm" className="mt-3 -ms-3" onClick={onDismiss}>
        {say('app.firstSteps.dismiss')}
      </Button>
    </section>
  );
}

/** The remaining steps, folded above the usual dashboard. */
export function RemainingSteps({ steps, onDismiss }: FirstStepsProps) {
  return (
    <details className="group mt-8 max-w-6xl border-s-4 border-action bg-sunken">
      <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{say('app.firstSteps.firstSteps')}</span>
        <span className="text-sm text-muted">{sayDone(steps)}</span>
        <ChevronDownIcon className="ms-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <FirstStepList steps={steps} />
        <Button variant="quiet" size="sm" className="mt-3 -ms-3" onClick={onDismiss}>
          {say('app.firstSteps.dismiss')}
        </Button>
      </div>
    </details>
  );
}

const sayDone = (steps: Steps): string =>
  say('app.firstSteps.done', { done: countDone(steps), count: openSteps().length });
