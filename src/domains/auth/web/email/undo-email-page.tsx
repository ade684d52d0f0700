import { say } from '#languages/say.ts';
import { AccountSafe } from '../link-question.tsx';
import { EmailLinkPage } from './email-link-page.tsx';

const TEXTS = {
  title: say('auth.undoEmailPage.title'),
  lead: say('auth.undoEmailPage.lead'),
  failed: say('auth.undoEmailPage.failed'),
  pending: say('auth.undoEmailPage.pending'),
  confirm: say('auth.undoEmailPage.confirm'),
  leave: say('auth.notMePage.leave'),
};

/** “This wasn’t me”, in the email to the previous address. */
export function UndoEmailPage() {
  return (
    <EmailLinkPage
      purpose="undo"
      texts={TEXTS}
      deadLink={{
        children: say('auth.undoEmailPage.deadLink'),
        action: { to: '/auth/forgot', label: say('auth.notMePage.requestLink') },
      }}
      done={() => <AccountSafe>{say('auth.messages.emailChangeUndone')}</AccountSafe>}
    />
  );
}
