import { Suspense } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { Council } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ShareButton } from '#platform/browser/sharing/share-button.tsx';
import { useTranslation } from '#platform/browser/translation/use-translation.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Day } from '#ui/lists/day.tsx';
import { QueueTabs } from '#ui/queue/queue-tabs.tsx';
import { Breadcrumbs } from '#ui/text/breadcrumbs.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { type CouncilPart, councilPathOf, partSearch } from '../../model.ts';
import { CouncilBadges } from '../council-badges.tsx';
import { saySize } from '../council-texts.ts';
import { AboutPart } from './about-part.tsx';
import type { CouncilSlots } from './council-slots.ts';
import { PART_NAMES, partsFor, readPart } from './council-tabs.ts';
import { StateActions } from './state-actions.tsx';
import { StateNotice } from './state-notice.tsx';

const MembersPart = lazyPart(async () => ({ default: (await import('../members/members-part.tsx')).MembersPart }));
const ResourcesPart = lazyPart(async () => ({
  default: (await import('../resources/resources-part.tsx')).ResourcesPart,
}));
const RequestsPart = lazyPart(async () => ({
  default: (await import('../request-queue/requests-part.tsx')).RequestsPart,
}));

interface CouncilViewProps extends CouncilSlots {
  council: Council;
}

export function CouncilView({ council, ...slots }: CouncilViewProps) {
  const viewer = useViewer();
  const { councilTitle, location, memberCount, createdAt, resourceCount, openRequestCount } = council;
  const { id, language, description } = council;
  const translation = useTranslation({ kind: 'council', id, language, title: councilTitle, text: description });
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const parts = partsFor(council, viewer);
  const part = readPart(params, parts);
  const counts: Partial<Record<CouncilPart, number | null>> = {
    members: memberCount,
    resources: resourceCount,
    requests: openRequestCount,
  };
  return (
    <article>
      <Breadcrumbs list={{ to: '/councils', label: say('councils.councilsPage.councils') }} current={councilTitle} />
      <PageHeading
        kicker={
          location ? (
            <Link
              dir="auto"
              to={`/councils?location=${encodeURIComponent(location)}`}
              className="underline underline-offset-4"
            >
              {sayLocation(location)}
            </Link>
          ) : (
            say('councils.councilView.council')
          )
        }
        lead={
          <Phrase
            text={say('councils.councilView.lead', { size: saySize(council) })}
            parts={{ day: () => <Day value={createdAt} /> }}
          />
        }
        actions={
          <>
            {slots.renderFollow(council)}
            <StateActions council={council} />
            {council.isApproved && <ShareButton title={councilTitle} path={councilPathOf(council)} />}
          </>
        }
        language={translation.shown.language}
      >
        {translation.shown.title}
      </PageHeading>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        <CouncilBadges council={council} isRequestSaid />
      </div>
      <StateNotice council={council} part={part} />
      {parts.length > 1 && (
        <div className="mt-8">
          <QueueTabs
            label={councilTitle}
            current={part}
            tabs={parts.map((id) => ({
              id,
              label: PART_NAMES[id],
              to: `${pathname}${partSearch(id)}`,
              count: counts[id] ?? null,
            }))}
          />
        </div>
      )}
      <div className="mt-8">
        {part === 'about' && <AboutPart council={council} translation={translation} slots={slots} />}
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          {part === 'members' && <MembersPart council={council} />}
          {part === 'resources' && <ResourcesPart council={council} />}
          {part === 'requests' && <RequestsPart council={council} renderRecord={slots.renderRecord} />}
        </Suspense>
      </div>
    </article>
  );
}
