import { Suspense, useState } from 'react';
import type { Impact } from '../../../../../generated/types.gen.ts';
import { Button } from '../../../../ui/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { pointsFor } from '../../points.ts';

const ShareDialog = lazyPart(async () => ({ default: (await import('../share/share-dialog.tsx')).ShareDialog }));

/** What a verified impact brought those who did it: the judge's comment, the points, and a card to show others. */
export function VerifiedNotice({ impact }: { impact: Impact }) {
  const [isSharing, setIsSharing] = useState(false);
  const { total } = pointsFor(impact.measures);
  const comment = commentOf(impact);
  return (
    <>
      <Notice
        tone="success"
        title={
          impact.members.length > 0
            ? `Verified. You each earned ${total} points.`
            : `Verified. You earned ${total} points.`
        }
      >
        {comment && (
          <figure className="mt-2">
            <blockquote className="whitespace-pre-line">{comment.reason}</blockquote>
            <figcaption className="mt-1 text-sm text-muted">{comment.by?.name ?? 'The judge'}</figcaption>
          </figure>
        )}
        {!impact.isHidden && (
          <Button variant="secondary" className="mt-4" onClick={() => setIsSharing(true)}>
            Share it
          </Button>
        )}
      </Notice>
      {isSharing && (
        <Suspense>
          <ShareDialog impact={impact} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Of the decision that verified it; of the approvals before it, where that one says nothing. */
function commentOf({ reviews }: Impact) {
  return reviews.findLast(
    ({ event, reason }) => reason !== null && (event === 'verified' || event === 'overturned' || event === 'approved'),
  );
}
