import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { MailRefusalPart } from '#domains/auth/web/email/mail-refusal-part.tsx';
import { PasskeyOffer } from '#domains/auth/web/passkeys/passkey-offer.tsx';
import { SecondStepNotice } from '#domains/auth/web/second-step-rule/second-step-notice.tsx';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { DecisionNotice } from '#domains/moderation/web/mine/decision-notice.tsx';
import { PartnerOverview } from '#domains/opportunities/web/manage/partner-overview.tsx';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { PendingQueues } from './work/pending-queues.tsx';
import { usePendingWork } from './work/use-pending-work.ts';

export function PartnerHome() {
  const user = useSessionSelector(selectUser);
  const count = usePendingWork(user?.role)?.applicationsToDecide ?? 0;
  return (
    <>
      <PageHeading
        size="area"
        className="max-w-6xl"
        actions={
          hasArea('scholarships') && (
            <ButtonLink to="/partner/opportunities/new" variant={count > 0 ? 'secondary' : 'primary'}>
              {say('app.partnerHome.offerOpportunity')}
            </ButtonLink>
          )
        }
      >
        <Phrase text={say('app.areas.greeting')} parts={{ name: () => <bdi>{user?.name}</bdi> }} />
      </PageHeading>
      <DecisionNotice className="mt-6 max-w-3xl" />
      <MailRefusalPart className="mt-6 max-w-3xl" />
      <SecondStepNotice className="mt-6 max-w-3xl" />
      <PasskeyOffer className="mt-6 max-w-3xl" />
      <PendingQueues area="Partner" />
      {hasArea('scholarships') ? (
        <PartnerOverview />
      ) : (
        <p className="mt-8">
          <TextLink to="/impacts">{say('app.homeActions.allImpacts')}</TextLink>
        </p>
      )}
    </>
  );
}
