import { useState } from 'react';
import { FOLLOWED_WINDOW } from '#app/web/inspector-names.ts';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { Button } from '#ui/buttons/button.tsx';

interface FollowStartProps {
  isFollowing: boolean;
  /** The address of the flow's screen. */
  way: string;
}

export function FollowStart({ isFollowing, way }: FollowStartProps) {
  const [isFramed, setFramed] = useState(false);
  if (readPageSettings().mode === 'production') {
    return <p>{say('inspector.followStart.unavailable')}</p>;
  }
  return (
    <section aria-label={say('inspector.followStart.followedPage')}>
      {!isFollowing && !isFramed && (
        <>
          <h2 className="text-xl">{say('inspector.followStart.heading')}</h2>
          <p className="mt-1">{say('inspector.followStart.intro', { way })}</p>
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant={isFollowing || isFramed ? 'secondary' : 'primary'}
          size="sm"
          aria-expanded={isFramed}
          onClick={() => setFramed(!isFramed)}
        >
          {isFramed ? say('inspector.followStart.closeSite') : say('inspector.followStart.openSite')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => window.open('/', FOLLOWED_WINDOW)}>
          {say('inspector.followStart.openWindow')}
        </Button>
      </div>
      {isFramed && (
        <iframe
          src="/"
          name={FOLLOWED_WINDOW}
          title={say('inspector.followStart.frameTitle')}
          className="mt-3 h-[34rem] w-full rounded-e-lg border border-s-4 border-line border-s-accent bg-page"
        />
      )}
    </section>
  );
}
