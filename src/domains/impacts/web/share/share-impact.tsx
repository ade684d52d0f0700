import { Suspense, useState } from 'react';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ShareIcon } from '#ui/drawn/deferred-icons.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';

const ShareDialog = lazyPart(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** Shares a public impact by its card, its link or its embed code. */
export function ShareImpact({ impact, className }: { impact: Impact; className?: string | undefined }) {
  const [isSharing, setIsSharing] = useState(false);
  return (
    <>
      <Button variant="secondary" className={className} onClick={() => setIsSharing(true)}>
        <ShareIcon className="size-4" /> {say('impacts.shareImpact.share')}
      </Button>
      {isSharing && (
        <Suspense>
          <ShareDialog impact={impact} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </>
  );
}
