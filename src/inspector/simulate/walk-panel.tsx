import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DrawnFlow } from '../drawn-flows.ts';
import { questionOf } from '../graph/plain-words.ts';
import { CopyLink } from '../page/copy-link.tsx';
import { CurrentState } from '../panel/current-state.tsx';
import { Section } from '../panel/section.tsx';
import { SlidesButton } from '../slides/slides-button.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { WalkState } from './use-walk.ts';
import { WalkSteps } from './walk-steps.tsx';
import { WalkTo } from './walk-to.tsx';

export function WalkPanel({ flow, walk }: { flow: DrawnFlow; walk: WalkState }) {
  const { places, active, question, choices, take, answer, backTo, restart } = walk;
  const state = flow.chart.states.get(active.at(-1) ?? '');
  return (
    <>
      {question === null && state && <CurrentState state={state} calls={flow.calls} />}
      {question !== null && (
        <section aria-labelledby="walk-question" className="border-s-4 border-accent bg-accent-wash px-4 py-4">
          <p className="text-sm font-semibold text-accent-ink">{say('inspector.walkPanel.itDepends')}</p>
          <h2 id="walk-question" className="mt-1 text-xl">
            {questionOf(question)}
          </h2>
          <div className="mt-4 flex gap-3">
            <Button onClick={() => answer(true)}>{say('inspector.walkPanel.yes')}</Button>
            <Button variant="secondary" onClick={() => answer(false)}>
              {say('inspector.walkPanel.no')}
            </Button>
          </div>
        </section>
      )}
      {question === null && (
        <Section title={say('inspector.walkPanel.choices')}>
          {choices.length === 0 ? (
            <p>{say('inspector.walkPanel.end')}</p>
          ) : (
            <ChoiceButtons choices={choices} calls={flow.calls} onTake={take} />
          )}
        </Section>
      )}
      <WalkSteps flow={flow} places={places} onBack={backTo} />
      <SlidesButton flow={flow} places={places} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={places.length === 0}
          onClick={() => backTo(places.length - (question === null ? 1 : 0))}
        >
          {say('inspector.walkPanel.stepBack')}
        </Button>
        <Button variant="secondary" size="sm" onClick={restart}>
          {say('inspector.walkPanel.startAgain')}
        </Button>
        <CopyLink label={say('inspector.walkPanel.copy')} />
      </div>
      <WalkTo flow={flow} walk={walk} />
    </>
  );
}
