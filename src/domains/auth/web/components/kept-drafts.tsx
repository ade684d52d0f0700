import { useEffect, useState } from 'react';
import { listOwnDrafts, removeOwnDrafts } from '../../../../platform/browser/drafts/own-drafts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DeedQuestion, type DeedWords } from '../../../../ui/deed-question.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useFocusNotLost } from '../../../../ui/use-focus-not-lost.ts';

const REMOVING: DeedWords = {
  label: 'Remove my drafts from this browser',
  question: 'Remove your drafts',
  brings: 'What you wrote and did not send is gone for good, with the pictures chosen for it. What you sent stays.',
  confirm: 'Remove them',
  pending: 'Removing your drafts',
  isDestructive: true,
};

type Removal = 'none' | 'asked' | 'running' | 'failed' | 'done';

/** Says what of a person is left in this browser after the session, and takes it away when they want that. */
export function KeptDrafts({ personId }: { personId: string }) {
  const count = useDraftCount(personId);
  const [removal, setRemoval] = useState<Removal>('none');
  useFocusNotLost();

  function remove() {
    setRemoval('running');
    removeOwnDrafts(personId).then(
      () => setRemoval('done'),
      () => setRemoval('failed'),
    );
  }

  if (count === 0) return null;
  const said = sayCount(count);
  if (removal === 'done') {
    return (
      <Notice tone="success" isLive className="mt-12 max-w-prose">
        Your drafts are removed from this browser.
      </Notice>
    );
  }
  return (
    <section aria-labelledby="kept-drafts" className="mt-12 max-w-prose border-t border-line pt-8">
      <h2 id="kept-drafts" className="text-xl">
        {said} in this browser
      </h2>
      <p className="mt-2 text-muted">
        What you began and did not send waits here for you, with its pictures. If others use this browser too, you may
        not want to leave it behind.
      </p>
      <Button variant="secondary" className="mt-5" onClick={() => setRemoval('asked')}>
        {REMOVING.label}
      </Button>
      {removal !== 'none' && (
        <DeedQuestion
          words={REMOVING}
          subject={said}
          isPending={removal === 'running'}
          failure={removal === 'failed' ? 'The browser did not remove them. Try again.' : null}
          onConfirm={remove}
          onClose={() => setRemoval('none')}
        />
      )}
    </section>
  );
}

const sayCount = (count: number) => (count === 1 ? 'A draft of yours' : `${count} drafts of yours`);

function useDraftCount(personId: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isLeft = false;
    listOwnDrafts(personId).then(
      (keys) => !isLeft && setCount(keys.length),
      // A browser that keeps nothing has nothing to remove.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [personId]);
  return count;
}
