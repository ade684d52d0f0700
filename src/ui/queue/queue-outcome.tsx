import { say } from '#languages/say.ts';
import { Button } from '../buttons/button.tsx';
import { Hold } from '../feedback/hold.tsx';
import { KeyHint } from './queue-actions.tsx';

interface QueueOutcomeProps {
  text: string;
  onUndo?: (() => void) | undefined;
  onHold: (isHeld: boolean) => void;
  onRetry?: (() => void) | undefined;
}

/** Replaces the panel's buttons: the outcome, or why there is nothing to do. */
export function QueueOutcome({ text, onUndo, onHold, onRetry }: QueueOutcomeProps) {
  return (
    <div className="flex min-h-11 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1">{text}</p>
      {onUndo && (
        <Hold onHold={onHold}>
          <Button variant="secondary" size="sm" onClick={onUndo}>
            {say('ui.queueOutcome.undo')}
            <KeyHint>{say('ui.queueOutcome.u')}</KeyHint>
          </Button>
        </Hold>
      )}
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {say('ui.queueOutcome.sendAgain')}
        </Button>
      )}
    </div>
  );
}
