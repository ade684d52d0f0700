import { useSelector } from '@xstate/react';
import { useSearchParams } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { useLogin } from './use-login.ts';

/** The page that the identity provider redirects to. */
export function ExternalReturnPage() {
  const [search] = useSearchParams();
  const externalReturn = { code: search.get('code'), state: search.get('state'), iss: search.get('iss') };
  const { flow, refused } = useLogin({ isForTrees: false, externalReturn });
  const isFinishing = useSelector(flow, (state) => state.matches('finishingExternal') || state.matches('loggedIn'));
  // Not pending while the browser is leaving: someone who comes back before the provider's page has loaded can start
  // again.
  const isOpening = useSelector(flow, (state) => state.matches('openingExternal'));
  return (
    <>
      <PageHeading>
        {isFinishing ? say('auth.externalReturnPage.loggingIn') : say('auth.externalReturnPage.failed')}
      </PageHeading>
      <div className="mt-8 space-y-6">
        {isFinishing ? (
          <LoadingState label={say('auth.externalReturnPage.loggingIn')}>
            <SkeletonText lines={2} />
          </LoadingState>
        ) : (
          <>
            {refused.form && (
              <Notice tone="danger" isLive>
                {refused.form}
              </Notice>
            )}
            <div className="flex flex-wrap gap-3">
              <Button
                pending={isOpening}
                pendingLabel={say('auth.externalReturnPage.opening')}
                onClick={() => flow.send({ type: 'external.requested' })}
              >
                {say('auth.externalReturnPage.tryAgain')}
              </Button>
              <ButtonLink to="/auth/login" variant="secondary">
                {say('auth.externalReturnPage.passwordLogin')}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </>
  );
}
