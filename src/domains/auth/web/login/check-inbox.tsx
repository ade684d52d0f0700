import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { registerAgain } from '../registration/kept-registration.ts';
import { ResendButton } from '../verification/resend-button.tsx';
import { providedRegisteredMailMachine } from '../verification/verification-actors.ts';

/** The first thing after registering: which inbox, and what to do if nothing arrives there. */
export function CheckInbox({ notice, email }: { notice: string; email: string }) {
  return (
    <>
      <Notice tone="success" isLive className="mt-8">
        {notice}
      </Notice>
      <p className="mt-6 text-lg">
        <Phrase
          text={say('auth.checkInbox.sentTo')}
          parts={{ email: () => <strong className="break-words">{email}</strong> }}
        />
      </p>
      <p className="mt-2 text-muted">
        {readPageSettings().isByApproval ? say('auth.checkInbox.openForApproval') : say('auth.checkInbox.openHere')}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ResendButton machine={providedRegisteredMailMachine} label={say('auth.checkInbox.sendAgain')} />
        <TextLink to="/auth/register" className="mt-4" onClick={registerAgain}>
          {say('auth.checkInbox.wrongAddress')}
        </TextLink>
      </div>
      <h2 className="mt-12 border-t border-line pt-8 text-2xl">{say('auth.checkInbox.logIn')}</h2>
    </>
  );
}
