import { type ReactNode, Suspense } from 'react';
import { goalColor } from '#domains/goals/goals.ts';
import { sayEventType } from '#domains/vocabularies/event-types.ts';
import type { Impact } from '#generated/types.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { ReportAction } from '#platform/browser/people/report-action.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { TranslationBar } from '#platform/browser/translation/translation-bar.tsx';
import { useTranslation } from '#platform/browser/translation/use-translation.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { Documents } from '#ui/media/documents.tsx';
import { Gallery } from '#ui/media/gallery.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { Breadcrumbs } from '#ui/text/breadcrumbs.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { WrittenProse } from '#ui/text/prose.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { reviewPathOf } from '../../model.ts';
import { ImpactBadges } from '../impact-badges.tsx';
import { sayDays } from '../queue/evidence/changes-since-review.ts';
import { ReviewTrail } from '../queue/evidence/review-trail.tsx';
import { ShareImpact } from '../share/share-impact.tsx';
import { ImpactAside } from './impact-aside.tsx';
import { ImpactPlace } from './impact-place.tsx';
import { LikeButton } from './like-button.tsx';
import { MeasurePoints } from './measure-points.tsx';
import { OwnerNotice } from './owner-notice.tsx';
import { RelatedImpacts } from './related-impacts.tsx';
import { VerifiedLine } from './verified-line.tsx';

const NamingNotice = lazyPart(async () => ({ default: (await import('../namings/naming-notice.tsx')).NamingNotice }));
const AdminActions = lazyPart(async () => ({ default: (await import('../queue/admin-actions.tsx')).AdminActions }));

interface ImpactViewProps {
  impact: Impact;
  /** Beside the goals and people on wide screens, below them on others. */
  comments: ReactNode;
  renderCredential: () => ReactNode;
}

export function ImpactView({ impact, comments, renderCredential }: ImpactViewProps) {
  const viewer = useViewer();
  const { title, eventType, startDate, endDate, location, description, media, members, isOwn } = impact;
  const tookPart = isOwn || members.some(({ user }) => user.id === viewer?.id);
  const { id, language } = impact;
  const translation = useTranslation({ kind: 'impact', id, language, title, text: description });
  const { shown } = translation;
  const pictures = media.filter(({ kind }) => kind === 'picture');
  return (
    <article>
      <Breadcrumbs list={{ to: '/impacts', label: say('impacts.impactsPage.impacts') }} current={title} />
      <PageHeading
        kicker={<TextLink to={`/impacts?eventType=${eventType.id}`}>{sayEventType(eventType)}</TextLink>}
        lead={joinFacts([sayDays(startDate, endDate), isolate(sayLocation(location))])}
        language={shown.language}
      >
        {shown.title}
      </PageHeading>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <VerifiedLine impact={impact} />
        <ImpactBadges impact={impact} hidesState={tookPart} />
      </div>
      {tookPart && (
        <div className="mt-6 max-w-3xl empty:hidden">
          <OwnerNotice impact={impact} renderCredential={renderCredential} />
        </div>
      )}
      {impact.naming && (
        <div className="mt-4 max-w-3xl">
          <Suspense>
            <NamingNotice impact={impact} state={impact.naming} />
          </Suspense>
        </div>
      )}
      <Staff impact={impact} />
      {pictures.length > 0 && (
        <div className="mt-8">
          <Gallery
            pictures={pictures}
            renderCaption={({ id }) => <ReportAction kind="picture" id={id} ownerId={impact.owner.id} />}
          />
        </div>
      )}
      <div className="mt-10 grid gap-x-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 space-y-12">
          <div>
            <WrittenProse text={shown.text} language={shown.language} />
            <TranslationBar
              of={{ kind: 'impact', id, language }}
              translation={translation}
              isEditable={isOwn}
              className="mt-4"
            />
          </div>
          {pictures.length === 0 && (
            <ContourCover
              id={impact.id}
              colors={impact.sdgs.map(goalColor)}
              className="h-24 max-w-prose rounded-e-lg sm:h-32"
              isLarge
            />
          )}
          <MeasurePoints impact={impact} />
          <Documents documents={media.filter(({ kind }) => kind === 'document')} />
        </div>
        <div className="min-w-0 space-y-10 max-lg:mt-12 lg:row-span-2">
          {impact.isVerified && !impact.isHidden && (
            <div className="flex flex-wrap items-center gap-3">
              <LikeButton impact={impact} />
              {!tookPart && <ShareImpact impact={impact} />}
            </div>
          )}
          <ImpactAside impact={impact} />
          <ImpactPlace impact={impact} />
          <TitledSection id="trail" title={say('impacts.impactView.reviewHistory')}>
            <ReviewTrail impact={impact} />
          </TitledSection>
          <ReportAction kind="impact" id={impact.id} ownerId={impact.owner.id} className="-ms-3" />
        </div>
        <div className="min-w-0 empty:hidden">{comments}</div>
      </div>
      {impact.isVerified && !impact.isHidden && <RelatedImpacts impact={impact} />}
    </article>
  );
}

/** For judges and admins only. */
function Staff({ impact }: { impact: Impact }) {
  const viewer = useViewer();
  const isAdmin = viewer?.role === 'Admin';
  if (!isAdmin && !impact.canReview) return null;
  return (
    <Bar>
      {impact.canReview && (
        <ButtonLink to={reviewPathOf(impact)} variant="secondary" size="sm">
          {' '}
          {say('impacts.impactView.review')}{' '}
        </ButtonLink>
      )}
      {isAdmin && (
        <Suspense>
          <AdminActions impact={impact} />
        </Suspense>
      )}
    </Bar>
  );
}

const Bar = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 flex flex-wrap items-center gap-3 border-y border-line py-3">{children}</div>
);
