import { type ReactNode, useRef } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { PauseIcon, PlayIcon } from '#ui/drawn/deferred-icons.tsx';
import { ArrowBackIcon, ArrowForwardIcon } from '#ui/drawn/icons.tsx';
import { LatestImpact } from './latest-impact.tsx';
import type { LatestTeaser } from './this-week-options.ts';
import { useAutoScroll } from './use-auto-scroll.ts';

interface LatestStripProps {
  /** Newest first. */
  impacts: readonly LatestTeaser[];
  /** Shown above the impacts; below them on a phone, whose first screen has no room for both. */
  totals: ReactNode;
  className?: string | undefined;
}

/** A row of impacts that scrolls on automatically until someone takes over. */
export function LatestStrip({ impacts, totals, className }: LatestStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { isPaused, pause, resume, move } = useAutoScroll(strip);
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-end gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]',
        className,
      )}
    >
      <div className="max-sm:order-last max-sm:mt-4 max-sm:empty:hidden">{totals}</div>
      <div className="flex items-center justify-between gap-x-6">
        <TextLink to="/impacts">{say('impacts.latestStrip.all')}</TextLink>
        <div className="flex gap-1 no-script:hidden">
          <Button
            variant="quiet"
            size="icon"
            className="motion-reduce:hidden"
            aria-label={isPaused ? say('impacts.latestStrip.play') : say('impacts.latestStrip.stopMoving')}
            onClick={isPaused ? resume : pause}
          >
            {isPaused ? <PlayIcon /> : <PauseIcon />}
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={say('impacts.latestStrip.newerImpacts')}
            onClick={() => move(-1)}
          >
            <ArrowBackIcon />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={say('impacts.latestStrip.olderImpacts')}
            onClick={() => move(1)}
          >
            <ArrowForwardIcon />
          </Button>
        </div>
      </div>
      <ul
        ref={strip}
        aria-label={say('impacts.latestStrip.label')}
        className={classNames(
          '-mx-4 flex snap-x scroll-px-4 gap-6 overflow-x-auto px-4 pb-3 sm:-mx-8 sm:scroll-px-8 sm:gap-8 sm:px-8',
          'sm:col-span-2 lg:-me-[calc(50vw-50%)]',
        )}
      >
        {impacts.map((impact) => (
          <li key={impact.id} className="w-60 shrink-0 snap-start sm:w-72">
            <LatestImpact impact={impact} />
          </li>
        ))}
      </ul>
    </div>
  );
}
