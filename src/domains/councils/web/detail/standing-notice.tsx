import type { ReactNode } from 'react';
import type { Council } from '../../../../../generated/types.gen.ts';
import type { Viewer } from '../../../../platform/browser/viewer.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { stateOf } from '../../lifecycle.ts';
import { COUNCIL_QUEUE_PATH } from '../../model.ts';
import { sayRequests } from '../council-words.ts';
import { type CouncilPart, partSearch } from './parts.ts';

interface StandingNoticeProps {
  council: Council;
  viewer: Viewer | null;
  part: CouncilPart;
}

/** How it stands between the reader and the council, where that asks for something or says why nothing happens. */
export function StandingNotice({ council, viewer, part }: StandingNoticeProps) {
  const notice = noticeFor(council, viewer, part);
  return notice && <div className="mt-6 max-w-3xl">{notice}</div>;
}

function noticeFor(council: Council, viewer: Viewer | null, part: CouncilPart): ReactNode {
  const { standing, owner, declineReason, openRequestCount, councilTitle } = council;
  const state = stateOf(council);
  if (state === 'declined') {
    return (
      <Notice tone="danger" title={standing === 'owner' ? 'It was declined. Why:' : 'Declined. Why:'}>
        <p className="whitespace-pre-line">{declineReason}</p>
      </Notice>
    );
  }
  if (state === 'pending' && standing === 'owner') {
    return (
      <Notice title="It waits for a decision">
        An Admin looks at it. Until then you and the Admins alone see it, and you can still edit it. You hear of the
        decision here and by mail.
      </Notice>
    );
  }
  if (state === 'pending' && viewer?.role === 'Admin') {
    return (
      <Notice title={`${owner.name} waits for a decision`}>
        <ButtonLink
          to={`${COUNCIL_QUEUE_PATH}?${new URLSearchParams({ search: councilTitle.slice(0, 100) })}`}
          variant="secondary"
          size="sm"
          className="mt-2"
        >
          Decide it
        </ButtonLink>
      </Notice>
    );
  }
  if (standing === 'requested') {
    return (
      <Notice title="You asked to join">{owner.name} has not answered yet. You hear of it here and by mail.</Notice>
    );
  }
  if (standing === 'owner' && openRequestCount !== null && openRequestCount > 0 && part === 'about') {
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-l-4 border-accent bg-accent-wash px-5 py-3">
        <p className="font-semibold">{sayRequests(openRequestCount)}</p>
        <ButtonLink to={{ search: partSearch('requests') }} variant="secondary" size="sm">
          {openRequestCount === 1 ? 'Answer' : 'Answer them'}
        </ButtonLink>
      </div>
    );
  }
  return null;
}
