import type { ReactNode } from 'react';
import { sayName } from '#domains/people/model.ts';
import { ruleOf } from '#domains/points/flows/points-rules.ts';
import { pointsFor } from '#domains/points/impact-points.ts';
import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { RoleMark } from '#platform/browser/people/role-mark.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ShareImpact } from '../share/share-impact.tsx';

/** For the people who took part: the judge's comment, the points, a card to share and what they got for it. */
export function VerifiedNotice({ impact, credential }: { impact: Impact; credential: ReactNode }) {
  const { total } = pointsFor(impact.measures, ruleOf(impact));
  const comment = commentOf(impact);
  return (
    <Notice
      tone="success"
      title={
        impact.members.length > 0
          ? say('impacts.verifiedNotice.pointsEach', { total })
          : say('impacts.verifiedNotice.points', { total })
      }
    >
      {comment && (
        <figure className="mt-2">
          <blockquote dir="auto" className="whitespace-pre-line text-start">
            {comment.reason}
          </blockquote>
          <figcaption className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
            <bdi className="min-w-0">{comment.by ? sayName(comment.by) : say('impacts.verifiedNotice.theJudge')}</bdi>
            <RoleMark person={comment.by} />
          </figcaption>
        </figure>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden">
        {!impact.isHidden && <ShareImpact impact={impact} />}
        {credential}
      </div>
    </Notice>
  );
}

/** The comment of the verifying decision, or else of an earlier approval. */
function commentOf({ reviews }: Impact) {
  return reviews.findLast(
    ({ event, reason }) => reason !== null && (event === 'verified' || event === 'overturned' || event === 'approved'),
  );
}
