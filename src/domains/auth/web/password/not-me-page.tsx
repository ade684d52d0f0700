import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { disownPasswordMutation } from '#generated/auth/disownPassword.gen.ts';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { sayFailed } from '#platform/browser/calls/say-why.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { DeadLink } from '../dead-link.tsx';

/**
 * Where the email about a new password leads a person who didn’t choose it. Outside /auth, since it’s also for people
 * who are logged in here; opening it changes nothing, because email scanners open links too.
 */
export function NotMePage() {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8 sm:py-16">
      <Disowning />
    </div>
  );
}

function Disowning() {
  const { token = '' } = useParams();
  const disowning = useMutation(disownPasswordMutation());
  const { error } = disowning;
  if (isApiError(error, 'invalid') || (isApiError(error, 'refused') && error.status === 410)) {
    return (
      <DeadLink action={{ to: '/auth/forgot', label: say('auth.notMePage.requestLink') }}>
        {say('auth.notMePage.deadLink')}
      </DeadLink>
    );
  }
  if (disowning.isSuccess) {
    return (
      <>
        <PageHeading>{say('auth.notMePage.done')}</PageHeading>
        <Notice tone="success" isLive className="mt-8">
          {say('auth.messages.disowned')}
        </Notice>
      </>
    );
  }
  return (
    <>
      <PageHeading lead={say('auth.notMePage.lead')}>{say('auth.notMePage.title')}</PageHeading>
      {disowning.isError && (
        <Notice tone="danger" isLive className="mt-8">
          {sayFailed(say('auth.notMePage.failed'), error)}
        </Notice>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button
          onClick={() => disowning.mutate({ path: { tokenParam: token } })}
          pending={disowning.isPending}
          pendingLabel={say('auth.notMePage.pending')}
        >
          {say('auth.notMePage.confirm')}
        </Button>
        <ButtonLink to="/" variant="quiet">
          {say('auth.notMePage.leave')}
        </ButtonLink>
      </div>
    </>
  );
}
