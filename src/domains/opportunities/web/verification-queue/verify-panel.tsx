import type { ReactNode } from 'react';
import { sayName } from '#domains/people/model.ts';
import { getOpportunityOptions } from '#generated/opportunities/getOpportunity.gen.ts';
import type { Opportunity, OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { QueuePanelProps } from '#platform/browser/decisions/queue/queue-kind.ts';
import { WholeRow } from '#platform/browser/decisions/queue/whole-row.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { PictureStrip } from '#ui/media/picture-strip.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { Written } from '#ui/text/written.tsx';
import { opportunityPathOf } from '../../model.ts';
import { updateVerifiedRow } from '../cached-opportunities.ts';
import { OpportunityAdminActions } from '../manage/opportunity-admin-actions.tsx';
import { OpportunityBadges } from '../opportunity-badges.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OwnerOffers } from './owner-offers.tsx';

/** Everything an admin needs to decide. */
export function VerifyPanel({ row }: QueuePanelProps<OpportunitySummary>) {
  return (
    <div className="mt-3 space-y-8">
      <div className="flex flex-wrap items-center gap-2">
        {row.state === 'approved' && <Badge tone="action">{say('opportunities.verifyPanel.public')}</Badge>}
        <OpportunityBadges opportunity={row} />
      </div>
      <WholeRow
        row={row}
        kind="opportunity"
        options={getOpportunityOptions({ path: { id: row.id } })}
        keep={updateVerifiedRow}
      >
        {(opportunity) => <Whole opportunity={opportunity} />}
      </WholeRow>
    </div>
  );
}

function Whole({ opportunity }: { opportunity: Opportunity }) {
  const { description, declineReason, link, owner } = opportunity;
  return (
    <>
      {declineReason && (
        <div className="border-s-4 border-danger ps-4">
          <p className="font-semibold">{say('opportunities.verifyPanel.declineReason')}</p>
          <Written text={declineReason} className="mt-1 max-w-prose" />
        </div>
      )}
      <PictureStrip media={opportunity.media} />
      <div dir="auto" className="max-w-prose whitespace-pre-line text-start">
        {description}
      </div>
      {link && (
        <p className="text-sm break-all">
          <a href={link} target="_blank" rel="noreferrer nofollow" className="text-link underline underline-offset-4">
            {link}
          </a>
        </p>
      )}
      <OfferFacts opportunity={opportunity} />
      <Questions opportunity={opportunity} />
      <Section title={say('opportunities.verifyPanel.adminActions')}>
        <OpportunityAdminActions opportunity={opportunity} className="mt-3" />
      </Section>
      <p className="text-sm">
        <TextLink to={opportunityPathOf(opportunity)} target="_blank">
          {say('opportunities.verifyPanel.open')}
        </TextLink>
      </p>
      {/* Last, because it loads later and would move everything below it. */}
      <Section title={say('opportunities.verifyPanel.partnerOffers', { name: isolate(sayName(owner)) })}>
        <OwnerOffers owner={owner} besides={opportunity.id} />
      </Section>
    </>
  );
}

/** What applicants are asked besides a message. */
function Questions({ opportunity: { questions, requiresMessage } }: { opportunity: Opportunity }) {
  if (questions.length === 0 && !requiresMessage) return null;
  return (
    <Section title={say('opportunities.opportunityForm.questions')}>
      {requiresMessage && <p className="mt-2">{say('opportunities.questionFields.messageRequired')}</p>}
      <ol className="mt-2 max-w-prose list-decimal space-y-2 ps-5 marker:text-muted">
        {questions.map(({ id, text, isRequired }) => (
          <li key={id}>
            <bdi>{text}</bdi>
            {isRequired && (
              <span className="block text-sm text-muted">{say('opportunities.questionFields.required')}</span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="text-lg">{title}</h3>
    {children}
  </section>
);
