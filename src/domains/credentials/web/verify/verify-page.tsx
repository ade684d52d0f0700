import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { useIsInBrowser } from '#ui/timing/hydration.ts';
import { CredentialInput } from './credential-input.tsx';
import { hostOf } from './credential-report.ts';
import { CredentialVerdict } from './credential-verdict.tsx';
import { IssuerQuestion } from './issuer-question.tsx';
import { type Asked, type Outcome, useCredentialCheck } from './use-credential-check.ts';

/** Checks what anyone has been shown, on their own device. */
export function VerifyPage() {
  useOwnDocument();
  const [params] = useSearchParams();
  const shared = params.get('credential');
  const check = useCredentialCheck();
  const { mutate } = check;
  useEffect(() => {
    if (shared !== null) mutate({ id: shared });
  }, [shared, mutate]);
  const isAnswered = check.data !== undefined || check.isPending || check.isError;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:px-8 lg:py-14">
      <PageHeading lead={say('credentials.verify.lead')}>{say('credentials.verify.title')}</PageHeading>
      <div className="mt-10">
        {check.isPending && <Checking />}
        {check.isError && (
          <Notice tone="danger" isLive>
            {sayFailed(say('credentials.verify.failed'), check.error)}
          </Notice>
        )}
        {check.data && <Shown key={check.submittedAt} outcome={check.data} onAsk={(token) => mutate({ token })} />}
      </div>
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <TitledSection
          id="give"
          title={isAnswered ? say('credentials.verify.another') : say('credentials.verify.give')}
          size="2xl"
        >
          <div className="mt-5">
            <Input isChecking={check.isPending} onGiven={mutate} />
          </div>
        </TitledSection>
        {!isAnswered && <About />}
      </div>
    </div>
  );
}

function Input(props: { isChecking: boolean; onGiven: (asked: Asked) => void }) {
  const isInBrowser = useIsInBrowser();
  if (isInBrowser && !isSecureContext) return <Notice tone="warning">{say('credentials.verify.insecure')}</Notice>;
  return <CredentialInput {...props} />;
}

function Shown({ outcome, onAsk }: { outcome: Outcome; onAsk: (token: string) => void }) {
  switch (outcome.is) {
    case 'checked': {
      const { credential } = outcome.report;
      return (
        <CredentialVerdict
          report={outcome.report}
          isOurs={credential !== null && hostOf(credential) === location.host}
        />
      );
    }
    case 'asking':
      return <IssuerQuestion hosts={outcome.hosts} isChecking={false} onAsk={() => onAsk(outcome.token)} />;
    case 'unread':
      return (
        <Notice tone="danger" isLive title={say('credentials.unread.title')}>
          {sayUnread(outcome.given)}
        </Notice>
      );
  }
}

function sayUnread(given: Extract<Outcome, { is: 'unread' }>['given']): string {
  switch (given.kind) {
    case 'elsewhere':
      return say('credentials.unread.elsewhere', { host: isolate(new URL(given.address).host) });
    case 'otherProof':
      return say('credentials.unread.otherProof');
    case 'tooLarge':
      return say('credentials.unread.tooLarge');
    case 'nothing':
      return say('credentials.unread.nothing');
  }
}

const Checking = () => (
  <LoadingState label={say('credentials.verify.checking')} className="border-s-8 border-line px-5 py-6 sm:px-8 sm:py-8">
    <Skeleton className="size-12" />
    <Skeleton className="mt-4 h-10 w-64 max-w-full" />
    <Skeleton className="mt-4 h-5 w-96 max-w-full" />
  </LoadingState>
);

const ABOUT = [
  say('credentials.about.issuer'),
  say('credentials.about.signature'),
  say('credentials.about.dates'),
  say('credentials.about.status'),
  say('credentials.about.holder'),
];

const About = () => (
  <TitledSection id="about" title={say('credentials.about.title')} className="lg:border-s lg:border-line lg:ps-8">
    <ul className="mt-4 list-disc space-y-2 ps-5 text-muted marker:text-action">
      {ABOUT.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    <p className="mt-5 text-muted">{say('credentials.about.offline')}</p>
  </TitledSection>
);

/**
 * The policy of this address alone lets a page ask other issuers, and it comes with the document. So someone who was led
 * here by another page's code gets a document of this address.
 */
function useOwnDocument(): void {
  useEffect(() => {
    const openedAt = document.documentElement.dataset['openedAt'] ?? location.pathname;
    if (navigator.onLine && !openedAt.startsWith(location.pathname)) location.reload();
  }, []);
}
