import { useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import type { ChartState } from '../graph/chart.ts';
import type { CallsByActor } from '../layout/content.ts';
import { CallList } from './call-list.tsx';

/** Addresses for screens that need an id or a token in their address. For other such screens, their list is shown. */
const WAYS_TO: Readonly<Record<string, string>> = {
  '/auth/reset/:token': '/auth/reset/a-link-that-was-used',
  '/auth/verify/:token': '/auth/verify/a-link-that-was-used',
  '/impact/new-impact-verification/{id}': '/judge/impacts',
};

interface ScreenAddress {
  address: string;
  /** True if the address doesn't lead to the screen itself. */
  isExample: boolean;
}

function addressOfScreen(screen: string): ScreenAddress {
  const known = WAYS_TO[screen];
  if (known !== undefined) return { address: known, isExample: !known.startsWith('/auth/') };
  const at = screen.search(/\/[:{]/);
  return at < 0 ? { address: screen, isExample: false } : { address: screen.slice(0, at) || '/', isExample: true };
}

/** The real screen of a state, with the viewer's own session. */
function ScreenView({ screen }: { screen: string }) {
  const [isShown, setShown] = useState(false);
  const { address, isExample } = addressOfScreen(screen);
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button variant="secondary" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? say('inspector.screenView.hideScreen') : say('inspector.screenView.showScreen')}
        </Button>
        <a href={address} target="_blank" rel="noreferrer" className="text-sm wrap-anywhere text-link underline">
          <bdi dir="ltr">{screen}</bdi>
        </a>
      </div>
      {isShown && (
        <>
          <iframe
            src={address}
            title={say('inspector.screenView.screen', { screen: isolate(screen) })}
            className="mt-3 h-[36rem] w-full rounded-e-lg border border-s-4 border-line border-s-action bg-page"
          />
          <p className="mt-1 text-sm text-muted">
            {isExample ? say('inspector.screenView.realList') : say('inspector.screenView.real')}
          </p>
        </>
      )}
    </div>
  );
}

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
