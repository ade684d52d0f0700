import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { presentRule } from '#domains/points/flows/points-rules.ts';
import { pointsFor } from '#domains/points/impact-points.ts';
import { getCommunityStatsOptions } from '#generated/community/getCommunityStats.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { countOthers } from '../../model.ts';
import { isJustSent } from '../just-sent.ts';
import { NoticeActions } from './notice-actions.tsx';

interface PendingNoticeProps {
  impact: Impact;

  actions: ReactNode;
}

export function PendingNotice({ impact, actions }: PendingNoticeProps) {
  const { state } = useLocation();
  const { appeal } = impact;
  if (appeal && appeal.decidedAt === null) {
    return (
      <Notice title={say('impacts.pendingNotice.appeal')}>
        <p className="whitespace-pre-line">
          <Phrase text={say('impacts.pendingNotice.yourReason')} parts={{ reason: () => <bdi>{appeal.reason}</bdi> }} />
        </p>
        <NoticeActions>{actions}</NoticeActions>
      </Notice>
    );
  }
  if (isJustSent(state)) return <Thanks impact={impact} actions={actions} />;
  return (
    <Notice title={say('impacts.pendingNotice.awaitingReview')}>
      <Approvals impact={impact} />
      <p>
        <ReviewTime /> {impact.isOwn ? say('impacts.pendingNotice.ownAudience') : say('impacts.pendingNotice.audience')}
      </p>
      <NoticeActions>{actions}</NoticeActions>
    </Notice>
  );
}

/** Shown once, straight after submitting. */
function Thanks({ impact, actions }: PendingNoticeProps) {
  const { total } = pointsFor(impact.measures, presentRule());
  return (
    <Notice tone="success" title={say('impacts.pendingNotice.submitted')} isLive>
      <ol className="mt-2 list-decimal space-y-1.5 ps-5 marker:text-muted">
        <li>
          {say('impacts.pendingNotice.review')} <ReviewTime />
        </li>
        <li>{say('impacts.pendingNotice.notifyOnDecision')}</li>
        <li>
          {countOthers(impact) > 0
            ? say('impacts.pendingNotice.pointsEach', { total })
            : say('impacts.pendingNotice.points', { total })}
        </li>
      </ol>
      <NoticeActions>
        <ButtonLink to="/dashboard/impacts/new">{say('impacts.pendingNotice.logAnother')}</ButtonLink>
        {actions}
      </NoticeActions>
    </Notice>
  );
}

function Approvals({ impact: { quorum, approvals } }: { impact: Impact }) {
  if (quorum <= 1 || approvals === 0) return null;
  const rest = quorum - approvals;
  return <p>{say('impacts.pendingNotice.approvals', { approvals, quorum, rest })}</p>;
}

/** The typical time, as on the admins' overview; nothing while unknown. */
function ReviewTime() {
  const { data } = useQuery(getCommunityStatsOptions());
  const days = data?.data.typicalReviewDays ?? null;
  if (days === null) return null;
  return say('impacts.pendingNotice.reviewDuration', { days });
}
