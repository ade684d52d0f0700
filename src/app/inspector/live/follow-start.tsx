import { useState } from 'react';
import { readPageSettings } from '../../../platform/browser/page-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { FOLLOWED_WINDOW } from '../../followed.ts';

interface FollowStartProps {
  isFollowing: boolean;
  /** To the screen where the flow happens. */
  way: string;
}

/** How a page comes to be followed. */
export function FollowStart({ isFollowing, way }: FollowStartProps) {
  const [isFramed, setFramed] = useState(false);
  if (readPageSettings().mode === 'production') {
    return <p>On a server for the public no page can be followed. Walk through the flow instead.</p>;
  }
  return (
    <section aria-label="The page that is followed">
      {!isFollowing && !isFramed && (
        <>
          <h2 className="text-xl">Watch it happen</h2>
          <p className="mt-1">
            Use the site in any tab of this browser, or open it here: each step shows on the chart. {way} Passwords and
            tokens are masked.
          </p>
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant={isFollowing || isFramed ? 'secondary' : 'primary'}
          size="sm"
          aria-expanded={isFramed}
          onClick={() => setFramed(!isFramed)}
        >
          {isFramed ? 'Close the site here' : 'Open the site here'}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.open('/', FOLLOWED_WINDOW)}>
          Open it in a window
        </Button>
      </div>
      {isFramed && (
        <iframe
          src="/"
          name={FOLLOWED_WINDOW}
          title="The site, followed"
          className="mt-3 h-[34rem] w-full rounded-r-lg border border-l-4 border-line border-l-accent bg-page"
        />
      )}
    </section>
  );
}
