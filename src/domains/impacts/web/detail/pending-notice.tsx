import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { getCommunityStatsOptions } from '#generated/community/getCommunityStats.gen.ts';
import type { Impact } from '#generated/types.gen.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { pointsFor } from '../../points.ts';
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
      <Notice title="Your appeal is with another judge">
        <p className="whitespace-pre-line">
          Your reason: <bdi>{appeal.reason}</bdi>
        </p>
        <NoticeActions>{actions}</NoticeActions>
      </Notice>
    );
  }
  if (isJustSent(state)) return <Thanks impact={impact} actions={actions} />;
  return (
    <Notice title="Awaiting review">
      <Approvals impact={impact} />
      <p>
        <ReviewTime /> We’ll notify you here and by email. Until then, only you, the people who took part and the judges
        can see it.
      </p>
      <NoticeActions>{actions}</NoticeActions>
    </Notice>
  );
}

/** Shown once, straight after submitting. */
function Thanks({ impact, actions }: PendingNoticeProps) {
  const { total } = pointsFor(impact.measures);
  const people = impact.members.length + impact.memberInvites.length;
  return (
    <Notice tone="success" title="Thank you. Your impact is with the judges." isLive>
      <ol className="mt-2 list-decimal space-y-1.5 pl-5 marker:text-muted">
        <li>
          A judge will review it. <ReviewTime />
        </li>
        <li>We’ll notify you here and by email as soon as it’s decided.</li>
        <li>
          Once it’s verified, {people > 0 ? 'each of you earns' : 'you earn'} {total} points and everyone can see it.
        </li>
      </ol>
      <NoticeActions>
        <ButtonLink to="/dashboard/impacts/new">Log another impact</ButtonLink>
        {actions}
      </NoticeActions>
    </Notice>
  );
}

function Approvals({ impact: { quorum, approvals } }: { impact: Impact }) {
  if (quorum <= 1 || approvals === 0) return null;
  const rest = quorum - approvals;
  return <p>{`${approvals} of ${quorum} approvals; ${rest} more needed.`}</p>;
}

/** The typical time, as on the admins' overview; nothing while unknown. */
function ReviewTime() {
  const { data } = useQuery(getCommunityStatsOptions());
  const days = data?.data.typicalReviewDays ?? null;
  if (days === null) return null;
  return days === 1 ? 'Reviews usually take a day.' : `Reviews usually take about ${days} days.`;
}
