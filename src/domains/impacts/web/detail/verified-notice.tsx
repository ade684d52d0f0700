import { Suspense, useState } from 'react';
import type { Impact } from '#generated/types.gen.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Notice } from '#ui/notice.tsx';
import { pointsFor } from '../../points.ts';

const ShareDialog = lazyPart(async () => ({ default: (await import('../share/share-dialog.tsx')).ShareDialog }));

/** For the people who took part: the judge's comment, the points and a card to share. */
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
            {' '}
            Share{' '}
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

/** The comment of the verifying decision, or else of an earlier approval. */
function commentOf({ reviews }: Impact) {
  return reviews.findLast(
    ({ event, reason }) => reason !== null && (event === 'verified' || event === 'overturned' || event === 'approved'),
  );
}
