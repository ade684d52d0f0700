import type { PendingEmail } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

interface PendingEmailNoticeProps {
  pending: PendingEmail;
  failure: string | null;
  isResending: boolean;
  isCancelling: boolean;
  onResend: () => void;
  onCancel: () => void;
}

export function PendingEmailNotice(props: PendingEmailNoticeProps) {
  const { pending, failure, isResending, isCancelling, onResend, onCancel } = props;
  const isBusy = isResending || isCancelling;
  return (
    <div className="space-y-4">
      <Notice isLive title={say('auth.emailSection.pending.heading')}>
        <Phrase
          text={say('auth.emailSection.pending.text')}
          parts={{ email: () => <strong className="break-words">{pending.email}</strong> }}
        />
      </Notice>
      {failure && (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => !isBusy && onResend()}
          pending={isResending}
          pendingLabel={say('auth.emailSection.resending')}
        >
          {say('auth.emailSection.resend')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => !isBusy && onCancel()}
          pending={isCancelling}
          pendingLabel={say('auth.emailSection.cancelling')}
        >
          {say('auth.emailSection.cancel')}
        </Button>
      </div>
    </div>
  );
}
