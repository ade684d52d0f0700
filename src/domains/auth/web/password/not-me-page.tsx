import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { disownPasswordMutation } from '#generated/auth/disownPassword.gen.ts';
import { say } from '#languages/say.ts';
import { isLinkDead } from '../../flows/is-link-dead.ts';
import { DeadLink } from '../dead-link.tsx';
import { AccountSafe, LinkPage, LinkQuestion } from '../link-question.tsx';

const TEXTS = {
  title: say('auth.notMePage.title'),
  lead: say('auth.notMePage.lead'),
  failed: say('auth.notMePage.failed'),
  pending: say('auth.notMePage.pending'),
  confirm: say('auth.notMePage.confirm'),
  leave: say('auth.notMePage.leave'),
};

/** Where an email about a change to the account leads a person who didn’t make it. */
export function NotMePage() {
  return (
    <LinkPage>
      <Disowning />
    </LinkPage>
  );
}

function Disowning() {
  const { token = '' } = useParams();
  const disowning = useMutation(disownPasswordMutation());
  if (isLinkDead(disowning.error)) {
    return (
      <DeadLink action={{ to: '/auth/forgot', label: say('auth.notMePage.requestLink') }}>
        {say('auth.notMePage.deadLink')}
      </DeadLink>
    );
  }
  if (disowning.isSuccess) return <AccountSafe>{say('auth.messages.disowned')}</AccountSafe>;
  return (
    <LinkQuestion
      texts={TEXTS}
      error={disowning.error}
      isPending={disowning.isPending}
      onConfirm={() => disowning.mutate({ path: { tokenParam: token } })}
    />
  );
}
