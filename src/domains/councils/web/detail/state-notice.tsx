import type { ReactNode } from 'react';
import { sayName } from '#domains/people/model.ts';
import type { Council } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useViewer, type Viewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { Written } from '#ui/text/written.tsx';
import { stateOf } from '../../lifecycle.ts';
import { COUNCIL_QUEUE_PATH, type CouncilPart, partSearch } from '../../model.ts';
import { sayRequests } from '../council-texts.ts';

/** Notices about the council's state or the reader's membership. */
export function StateNotice({ council, part }: { council: Council; part: CouncilPart }) {
  const viewer = useViewer();
  const notice = noticeFor(council, viewer, part);
  return notice && <div className="mt-6 max-w-3xl">{notice}</div>;
}

function noticeFor(council: Council, viewer: Viewer | null, part: CouncilPart): ReactNode {
  const { standing, owner, declineReason, openRequestCount, councilTitle } = council;
  const state = stateOf(council);
  if (state === 'declined') {
    return (
      <Notice tone="danger" title={say('councils.stateNotice.declined')}>
        <Written text={declineReason} />
      </Notice>
    );
  }
  if (state === 'pending' && standing === 'owner') {
    return <Notice title={say('councils.stateNotice.pending')}>{say('councils.stateNotice.pendingHint')}</Notice>;
  }
  if (state === 'pending' && viewer?.role === 'Admin') {
    return (
      <Notice title={say('councils.stateNotice.pendingOf', { name: isolate(sayName(owner)) })}>
        <ButtonLink
          to={`${COUNCIL_QUEUE_PATH}?${new URLSearchParams({ search: councilTitle.slice(0, 100) })}`}
          variant="secondary"
          size="sm"
          className="mt-2"
        >
          {say('councils.stateNotice.reviewCouncil')}
        </ButtonLink>
      </Notice>
    );
  }
  if (standing === 'requested') {
    return (
      <Notice isLive title={say('councils.stateNotice.requestSent')}>
        <Phrase text={say('councils.stateNotice.requestHint')} parts={{ name: () => <bdi>{sayName(owner)}</bdi> }} />
      </Notice>
    );
  }
  if (standing === 'owner' && openRequestCount !== null && openRequestCount > 0 && part === 'about') {
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-s-4 border-accent bg-accent-wash px-5 py-3">
        <p className="font-semibold">{sayRequests(openRequestCount)}</p>
        <ButtonLink to={{ search: partSearch('requests') }} variant="secondary" size="sm">
          {say('councils.stateNotice.reviewRequests', { count: openRequestCount })}
        </ButtonLink>
      </div>
    );
  }
  return null;
}
