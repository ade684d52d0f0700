import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { addressOfScreen } from './address-of-screen.ts';

/** The real screen of a state, with the viewer's own session. */
export function ScreenView({ screen }: { screen: string }) {
  const [isShown, setShown] = useState(false);
  const { address, isExample } = addressOfScreen(screen);
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button variant="secondary" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide screen' : 'Show screen'}
        </Button>
        <a href={address} target="_blank" rel="noreferrer" className="text-sm wrap-anywhere text-link underline">
          {screen}
        </a>
      </div>
      {isShown && (
        <>
          <iframe
            src={address}
            title={`Screen ${screen}`}
            className="mt-3 h-[36rem] w-full rounded-e-lg border border-s-4 border-line border-s-action bg-page"
          />
          <p className="mt-1 text-sm text-muted">
            This is the real page as you’d see it now: it may ask you to log in or redirect you.
            {isExample && ' It needs an item, so this is the list to choose one from.'}
          </p>
        </>
      )}
    </div>
  );
}
