import { say } from '#languages/say.ts';
import type { ChartState } from '../graph/chart.ts';
import type { CallsByActor } from '../layout/content.ts';
import { ScreenView } from '../screen/screen-view.tsx';
import { CallList } from './call-list.tsx';

/** The current state in a walk or on a followed page. */
export function CurrentState({ state, calls }: { state: ChartState; calls: CallsByActor }) {
  return (
    <section aria-live="polite">
      <p className="text-sm font-semibold text-accent-ink">{say('inspector.currentState.here')}</p>
      <h2 className="text-xl">{state.name}</h2>
      <p className="mt-1">{state.description}</p>
      <CallList invokes={state.invokes} calls={calls} />
      {state.screen !== null && <ScreenView key={state.screen} screen={state.screen} />}
    </section>
  );
}
