import { Notice } from '../../../../ui/notice.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { loginMessages } from '../../messages.ts';

/** The link asks for the mail first, then gives up the token and goes to /logout, as its address says. */
export function UnverifiedNotice({ isSending, onResend }: { isSending: boolean; onResend: () => void }) {
  return (
    <Notice tone="danger" isLive className="mt-8">
      <p>{loginMessages.unverified}</p>
      <p className="mt-2">
        {isSending ? (
          'Sending the mail'
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
