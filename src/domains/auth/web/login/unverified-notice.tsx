import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { loginMessages } from '../../messages.ts';

/** The link resends the email, then drops the token and goes to /logout. */
export function UnverifiedNotice({ isSending, onResend }: { isSending: boolean; onResend: () => void }) {
  return (
    <Notice tone="danger" isLive className="mt-8">
      <p>{loginMessages.unverified}</p>
      <p className="mt-2">
        {isSending ? (
          say('auth.unverifiedNotice.sending')
        ) : (
          <TextLink
            to="/logout"
            onClick={(event) => {
              event.preventDefault();
              onResend();
            }}
          >
            {loginMessages.resend}
          </TextLink>
        )}
      </p>
    </Notice>
  );
}
