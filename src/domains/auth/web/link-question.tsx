import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';

/** Outside /auth, since these links are also for people who are logged in here. */
export function LinkPage({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8 sm:py-16">{children}</div>;
}

export interface LinkQuestionTexts {
  title: string;
  lead: string;
  failed: string;
  pending: string;
  confirm: string;
  leave: string;
}

interface LinkQuestionProps {
  texts: LinkQuestionTexts;
  /** Null unless following the link failed. */
  error: unknown;
  isPending: boolean;
  onConfirm: () => void;
}

/** Asks before an emailed link changes anything, because email scanners open links too. */
export function LinkQuestion({ texts, error, isPending, onConfirm }: LinkQuestionProps) {
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {error !== null && (
        <Notice tone="danger" isLive className="mt-8">
          {sayFailed(texts.failed, error)}
        </Notice>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onConfirm} pending={isPending} pendingLabel={texts.pending}>
          {texts.confirm}
        </Button>
        <ButtonLink to="/" variant="quiet">
          {texts.leave}
        </ButtonLink>
      </div>
    </>
  );
}

/** Someone else's change is undone, and every way in that they had has ended. */
export function AccountSafe({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeading>{say('auth.notMePage.done')}</PageHeading>
      <Notice tone="success" isLive className="mt-8">
        {children}
      </Notice>
    </>
  );
}
