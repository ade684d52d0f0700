import { useState } from 'react';
import { FOLLOWED_WINDOW } from '#app/followed.ts';
import { readPageSettings } from '#platform/browser/page-settings.ts';
import { Button } from '#ui/button.tsx';

interface FollowStartProps {
  isFollowing: boolean;
  /** The address of the flow's screen. */
  way: string;
}

/** Explains how to follow a page. */
export function FollowStart({ isFollowing, way }: FollowStartProps) {
  const [isFramed, setFramed] = useState(false);
  if (readPageSettings().mode === 'production') {
    return <p>Pages can’t be followed on a production server. Walk through the flow instead.</p>;
  }
  return (
    <section aria-label="Followed page">
      {!isFollowing && !isFramed && (
        <>
          <h2 className="text-xl">Watch it happen</h2>
          <p className="mt-1">
            Use the site in any tab of this browser, or open it here, and each step appears on the chart. {way}{' '}
            Passwords and tokens are masked.
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
          Open it in a new window
        </Button>
      </div>
      {isFramed && (
        <iframe
          src="/"
          name={FOLLOWED_WINDOW}
          title="The followed site"
          className="mt-3 h-[34rem] w-full rounded-e-lg border border-s-4 border-line border-s-accent bg-page"
        />
      )}
    </section>
  );
}
