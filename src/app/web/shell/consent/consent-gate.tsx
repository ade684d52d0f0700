import { Suspense } from 'react';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { useIsConsentBannerOpen } from './consent-store.ts';

const ConsentBanner = lazyPart(async () => ({ default: (await import('./consent-banner.tsx')).ConsentBanner }));

/** Loads nothing unless analytics is configured. */
export function ConsentGate() {
  if (!useIsConsentBannerOpen()) return null;
  return (
    <Suspense>
      <ConsentBanner />
    </Suspense>
  );
}
