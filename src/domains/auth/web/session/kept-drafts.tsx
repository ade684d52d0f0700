import { useEffect, useState } from 'react';
import { say } from '#languages/say.ts';
import { listDraftsOf, removeDraftsOf } from '#platform/browser/drafts/person-drafts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type ActionTexts, ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';

const REMOVING: ActionTexts = {
  label: say('auth.keptDrafts.remove'),
  question: say('auth.keptDrafts.question'),
  description: say('auth.keptDrafts.consequence'),
  confirm: say('auth.keptDrafts.deleteDrafts'),
  pending: say('auth.keptDrafts.deletingDrafts'),
  isDestructive: true,
};

type Removal = 'none' | 'asked' | 'running' | 'failed' | 'done';

/** Offers to delete the drafts a person leaves in this browser. */
export function KeptDrafts({ personId }: { personId: string }) {
  const count = useDraftCount(personId);
  const [removal, setRemoval] = useState<Removal>('none');

  function remove() {
    setRemoval('running');
    removeDraftsOf(personId).then(
      () => setRemoval('done'),
      () => setRemoval('failed'),
    );
  }

  if (count === 0) return null;

  if (removal === 'done') {
    return (
      <Notice tone="success" isLive className="mt-12 max-w-prose">
        {say('auth.keptDrafts.removed')}
      </Notice>
    );
  }
  return (
    <TitledSection
      id="kept-drafts"
      title={say('auth.keptDrafts.draftsHere', { count })}
      className="mt-12 max-w-prose border-t border-line pt-8"
    >
      <p className="mt-2 text-muted">{say('auth.keptDrafts.intro')}</p>
      <Button variant="secondary" className="mt-5" onClick={() => setRemoval('asked')}>
        {REMOVING.label}
      </Button>
      {removal !== 'none' && (
        <ConfirmDialog
          words={REMOVING}
          subject={say('auth.keptDrafts.drafts', { count })}
          isPending={removal === 'running'}
          failure={removal === 'failed' ? say('auth.keptDrafts.failed') : null}
          worksOffline
          onConfirm={remove}
          onClose={() => setRemoval('none')}
        />
      )}
    </TitledSection>
  );
}

function useDraftCount(personId: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isLeft = false;
    listDraftsOf(personId).then(
      (keys) => !isLeft && setCount(keys.length),
      // A browser without storage has no drafts.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [personId]);
  return count;
}
