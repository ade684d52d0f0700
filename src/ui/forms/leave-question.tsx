import { Suspense } from 'react';
import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { lazyPart } from '../timing/lazy-part.ts';

const Dialog = lazyPart(async () => ({ default: (await import('../dialogs/dialog.tsx')).Dialog }));

interface LeaveQuestionProps {
  isOpen: boolean;
  /** What isn't saved. */
  what: string;
  /** What happens to it. */
  keeping: string;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveQuestion({ isOpen, what, keeping, onLeave, onStay }: LeaveQuestionProps) {
  if (!isOpen) return null;
  return (
    <Suspense>
      <Dialog
        isOpen
        onClose={onStay}
        role="alertdialog"
        size="sm"
        title={say('ui.leaveQuestion.title')}
        description={`${what} ${keeping}`}
        actions={
          <>
            <Button autoFocus onClick={onStay}>
              {' '}
              {say('ui.leaveQuestion.stay')}{' '}
            </Button>
            <Button variant="secondary" onClick={onLeave}>
              {say('ui.leaveQuestion.leave')}
            </Button>
          </>
        }
      />
    </Suspense>
  );
}
