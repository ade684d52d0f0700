import { type ReactNode, Suspense } from 'react';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useIsInBrowser } from '#ui/timing/hydration.ts';
import type { MapValues } from './map-filters.ts';

interface MapPartProps {
  address: { to: (changes: Partial<MapValues>) => string };
  children: ReactNode;
}

/** Where a list's map is drawn once its code is loaded. The server doesn't know how large it will be. */
export function MapPart({ address, children }: MapPartProps) {
  const isInBrowser = useIsInBrowser();
  const room = <Skeleton className="mt-4 aspect-13/10 max-h-[75svh] min-h-72 w-full rounded-lg" />;
  if (isInBrowser) return <Suspense fallback={room}>{children}</Suspense>;
  return (
    <>
      <div className="no-script:hidden">{room}</div>
      <p className="mt-4 script:hidden">
        <Phrase
          text={say('platform.mapPart.withoutScript')}
          parts={{ list: (text) => <TextLink to={address.to({ view: 'list' })}>{text}</TextLink> }}
        />
      </p>
    </>
  );
}
