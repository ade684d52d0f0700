import { useSelector } from '@xstate/react';
import { useSearchParams } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { CodeForm } from './code-form.tsx';
import { useLogin } from './use-login.ts';

const AT_SECOND_STEP = ['askingExternalCode', 'askingExternalPasskey', 'checkingExternalCode'] as const;

/** The page that the identity provider redirects to. */
export function ExternalReturnPage() {
  const [search] = useSearchParams();
  const externalReturn = { code: search.get('code'), state: search.get('state'), iss: search.get('iss') };
  const { flow, refused, isLoading } = useLogin({ isForTrees: false, externalReturn });
  const isFinishing = useSelector(flow, (state) => state.matches('finishingExternal') || state.matches('loggedIn'));
  // Not pending while the browser is leaving: someone who comes back before the provider's page has loaded can start
  // again.
  const isOpening = useSelector(flow, (state) => state.matches('openingExternal'));
  const secondStep = useSelector(flow, (state) => state.context.secondStep);
  const isAtCode = useSelector(flow, (state) => AT_SECOND_STEP.some((step) => state.matches(step)));
  if (isAtCode) {
    return (
      <CodeForm
        secondStep={secondStep}
        refused={refused}
        isPending={isLoading}
        onSubmit={(code) => flow.send({ type: 'code.submitted', code })}
        onPasskey={() => flow.send({ type: 'passkey.requested' })}
        onBack={() => flow.send({ type: 'code.abandoned' })}
      />
    );
  }
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
