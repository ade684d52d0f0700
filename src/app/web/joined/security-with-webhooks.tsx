import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { SecurityPage } from '#domains/auth/web/second-step-rule/security-page.tsx';
import { say } from '#languages/say.ts';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

const HeldWebhooksPage = lazyPart(async () => ({
  default: (await import('#domains/webhooks/web/list/held-webhooks-page.tsx')).HeldWebhooksPage,
}));

/** What leaves the community, and who may get in. */
export function SecurityWithWebhooks() {
  const { part } = useParams();
  if (part === undefined) return <SecurityPage />;
  if (part !== 'webhooks') return <NotFoundPage />;
  return (
    <Suspense
      fallback={
        <LoadingState label={say('webhooks.list.loading')} className="max-w-lg">
          <SkeletonText lines={6} />
        </LoadingState>
      }
    >
      <HeldWebhooksPage />
    </Suspense>
  );
}
