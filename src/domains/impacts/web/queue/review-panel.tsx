import type { ReactNode } from 'react';
import { sayName } from '#domains/people/model.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { QueueScope } from '#platform/browser/decisions/queue/queue-kind.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { PictureStrip } from '#ui/media/picture-strip.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { impactPathOf, reviewPathOf } from '../../model.ts';
import { AdminActions } from './admin-actions.tsx';
import { AppealNotice } from './evidence/appeal-notice.tsx';
import { ImpactHints } from './evidence/impact-hints.tsx';
import { MeasureList } from './evidence/measure-list.tsx';
import { OwnerRecord } from './evidence/owner-record.tsx';
import { QuestionNotice } from './evidence/question-notice.tsx';
import { ReviewTrail } from './evidence/review-trail.tsx';
import { ImpactFacts } from './impact-facts.tsx';
import { Lookers } from './looking/lookers.tsx';
import { StateBadges } from './state-badges.tsx';

interface ReviewPanelProps {
  row: Impact;
  scope: Pick<QueueScope, 'viewer'>;
  /** On the impact's own review page. */
  isAlone?: boolean;
}

export function ReviewPanel({ row: impact, scope, isAlone = false }: ReviewPanelProps) {
  const level = isAlone ? 2 : 3;
  const isInvolved = impact.isOwn || impact.members.some(({ user }) => user.id === scope.viewer.id);
  return (
    <div className="mt-3 space-y-8">
      <Lookers impactId={impact.id} isShared={!isInvolved} />
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <StateBadges impact={impact} isShort={impact.canReview} />
      </div>
      <AppealNotice impact={impact} />
      <QuestionNotice impact={impact} />
      <PictureStrip media={impact.media} />
      <div dir="auto" className="max-w-prose whitespace-pre-line text-start">
        {impact.description}
      </div>
      <ImpactFacts impact={impact} />
      <Section title={say('impacts.reviewPanel.results')} level={level}>
        <MeasureList impact={impact} />
      </Section>
      {/* Above the parts that load later, because these move everything below them. */}
      {scope.viewer.role === 'Admin' && (
        <Section title={say('impacts.reviewPanel.adminActions')} level={level}>
          <AdminActions impact={impact} className="mt-3" />
        </Section>
      )}
      {!isInvolved && (
        <Section title={say('impacts.hints.heading')} level={level}>
          <ImpactHints impact={impact} />
        </Section>
      )}
      <Section
        title={say('impacts.reviewPanel.earlierImpacts', { name: isolate(sayName(impact.owner)) })}
        level={level}
      >
        <OwnerRecord owner={impact.owner} besides={impact.id} />
      </Section>
      <Section title={say('impacts.reviewPanel.reviewHistory')} level={level}>
        <ReviewTrail impact={impact} />
      </Section>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <TextLink to={impactPathOf(impact)} target="_blank">
          {say('impacts.reviewPanel.openImpact')}
        </TextLink>
        {!isAlone && (
          <TextLink to={reviewPathOf(impact)} target="_blank">
            {say('impacts.reviewPanel.openReview')}
          </TextLink>
        )}
      </p>
    </div>
  );
}

function Section({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section>
      <Heading className="text-lg">{title}</Heading>
      {children}
    </section>
  );
}
