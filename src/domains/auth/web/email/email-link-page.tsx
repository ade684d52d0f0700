import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { sayWhy } from '#platform/browser/calls/say-failure.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import type { EmailLink } from '../../flows/email-link.ts';
import { DeadLink, type DeadLinkProps } from '../dead-link.tsx';
import { LinkPage, LinkQuestion, type LinkQuestionTexts } from '../link-question.tsx';
import { providedEmailLinkMachine } from './email-actors.ts';

interface EmailLinkPageProps {
  purpose: EmailLink['purpose'];
  texts: LinkQuestionTexts;
  deadLink: Omit<DeadLinkProps, 'heading'>;
  /** What the page shows once the server has done it. @param email the address that counts now, if it was confirmed. */
  done: (email: string | null) => ReactNode;
  onChanged?: () => void;
}

/** Where an email about a new address leads. */
export function EmailLinkPage(props: EmailLinkPageProps) {
  return (
    <LinkPage>
      <Following {...props} />
    </LinkPage>
  );
}

function Following({ purpose, texts, deadLink, done, onChanged }: EmailLinkPageProps) {
  const { token = '' } = useParams();
  const flow = useFlow(providedEmailLinkMachine, { purpose, tokenParam: token }, () => onChanged?.());
  const stage = useSelector(flow, (state) => state.value);
  const { email, error } = useSelector(flow, (state) => state.context);
  if (stage === 'linkDead') return <DeadLink {...deadLink} />;
  if (stage === 'taken') {
    return (
      <DeadLink
        heading={say('auth.emailLinkPage.taken')}
        action={{ to: '/dashboard/settings/email', label: say('auth.emailLinkPage.toSettings') }}
      >
        {sayWhy(error)}
      </DeadLink>
    );
  }
  if (stage === 'confirmed' || stage === 'undone') return done(email);
  return (
    <LinkQuestion
      texts={texts}
      error={error}
      isPending={stage === 'following'}
      onConfirm={() => flow.send({ type: 'link.followed' })}
    />
  );
}
