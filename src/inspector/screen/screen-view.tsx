import { useState } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { addressOfScreen } from './address-of-screen.ts';

/** The real screen of a state, with the viewer's own session. */
export function ScreenView({ screen }: { screen: string }) {
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
