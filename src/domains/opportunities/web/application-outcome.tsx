import type { ApplicationStanding } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { WrittenText } from './written-text.tsx';

interface ApplicationOutcomeProps {
  application: ApplicationStanding;
  /** The partner's name. */
  owner: string;
  className?: string | undefined;
}

/** For the applicant: the partner's message, contact details and what they sent. */
export function ApplicationOutcome({ application, owner, className = '' }: ApplicationOutcomeProps) {
  const { decisionMessage, partnerEmail, message, answers } = application;
  const isAccepted = application.state === 'accepted' || application.state === 'auto-accepted';
  const hasWritten = message !== null || answers.length > 0;
  const shared = sayShared(application);
  if (!decisionMessage && !isAccepted && !hasWritten && !shared) return null;
  return (
    <div className={`space-y-4 ${className}`}>
      {decisionMessage && (
        <WrittenText
          title={say('opportunities.applicationOutcome.messageFrom', { owner: isolate(owner) })}
          text={decisionMessage}
          className="border-s-4 border-accent bg-sunken px-4 py-3"
        />
      )}
      {isAccepted && <NextStep owner={owner} partnerEmail={partnerEmail} hasMessage={decisionMessage !== null} />}
      {shared && <p className="max-w-prose text-sm text-muted">{shared}</p>}
      {hasWritten && (
        <details className="text-sm">
          <summary className="cursor-pointer text-link underline underline-offset-4">
            {say('opportunities.applicationOutcome.ownText')}
          </summary>
          <div className="mt-3 space-y-4 border-s border-control ps-4">
            {message && <WrittenText title={say('opportunities.applicationOutcome.message')} text={message} />}
            {answers.map(({ question, answer }) => (
              <WrittenText key={question} title={question} text={answer} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface NextStepProps {
  owner: string;
  partnerEmail: string | null;
  hasMessage: boolean;
}

function NextStep({ owner, partnerEmail, hasMessage }: NextStepProps) {
  if (partnerEmail) {
    return (
      <p className="max-w-prose">
        <Phrase
          text={say('opportunities.applicationOutcome.writeTo')}
          parts={{
            asking: (text) => <span className="font-semibold">{text}</span>,
            owner: () => <bdi>{owner}</bdi>,
            email: () => (
              <a
                dir="ltr"
                href={`mailto:${partnerEmail}`}
                className="text-link underline underline-offset-4 break-words"
              >
                {partnerEmail}
              </a>
            ),
          }}
        />
      </p>
    );
  }
  if (hasMessage) return null;
  return (
    <p className="max-w-prose text-muted">
      <Phrase text={say('opportunities.applicationOutcome.messageEmpty')} parts={{ owner: () => <bdi>{owner}</bdi> }} />
    </p>
  );
}

/** Which contact details the partner sees, or will see. */
function sayShared({ state, sharesContact, sharesPhone }: ApplicationStanding): string | null {
  if (state === 'requested') {
    if (!sharesContact) return say('opportunities.applicationOutcome.pendingUnshared');
    return sharesPhone
      ? say('opportunities.applicationOutcome.pendingPhone')
      : say('opportunities.applicationOutcome.pendingEmail');
  }
  if (state !== 'accepted' && state !== 'auto-accepted') return null;
  if (!sharesContact) return say('opportunities.applicationOutcome.unshared');
  return sharesPhone
    ? say('opportunities.applicationOutcome.phoneShared')
    : say('opportunities.applicationOutcome.emailShared');
}
