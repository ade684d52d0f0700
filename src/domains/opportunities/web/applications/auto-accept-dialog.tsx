import { type FormEvent, useId, useState } from 'react';
import type { Opportunity } from '../../../../../generated/types.gen.ts';
import { useDebounced } from '../../../../platform/browser/use-debounced.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { sayPoints } from '../reach.ts';
import { AutoAcceptPreview } from './auto-accept-preview.tsx';
import { useAutoAcceptPreview } from './use-auto-accept-preview.ts';

interface AutoAcceptDialogProps {
  opportunity: Opportunity;
  isPending: boolean;
  failure: string;
  onConfirm: (points: number) => void;
  onClose: () => void;
}

const SETTLED_MS = 300;

/** From how many points, and whom that would accept right now, before it does. */
export function AutoAcceptDialog({ opportunity, isPending, failure, onConfirm, onClose }: AutoAcceptDialogProps) {
  const formId = useId();
  const { autoAccept, pointsRequired, title } = opportunity;
  const [typed, setTyped] = useState(String(autoAccept?.min_pointsreq ?? pointsRequired ?? 0));
  const [fault, setFault] = useState<string>();
  const points = readPoints(typed);
  const settled = useDebounced(points, SETTLED_MS);
  const preview = useAutoAcceptPreview(opportunity, settled);
  const isSettled = points === settled && preview.found !== null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (points === null) {
      setFault('Enter a whole number, 0 or more.');
      document.getElementById('min-points')?.focus();
    } else if (isSettled) onConfirm(points);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Accept by points"
      description={`Requests for “${title}” of members with so many points are accepted by themselves, best first, as long as places are left: those that wait now, and those to come until the deadline.`}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            pending={isPending || (points !== null && !isSettled && !preview.isFailed)}
            pendingLabel={isPending ? 'Turning it on' : 'Looking who that would be'}
          >
            {preview.accepted > 0 ? `Turn it on and accept ${preview.accepted}` : 'Turn it on'}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Leave it as it is
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-6">
        <TextField
          id="min-points"
          name="min_pointsreq"
          label="From how many points"
          hint={pointsRequired === null ? undefined : `Nobody with fewer than ${sayPoints(pointsRequired)} can apply.`}
          inputMode="numeric"
          autoComplete="off"
          suffix="points"
          autoFocus
          value={typed}
          error={fault}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault(undefined);
          }}
          className="max-w-60"
        />
        <AutoAcceptPreview preview={preview} isSettled={isSettled} points={points} />
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

const MOST_POINTS = 1_000_000_000;

function readPoints(typed: string): number | null {
  const text = typed.replaceAll(/[\s,]/g, '');
  return /^\d+$/.test(text) && Number(text) <= MOST_POINTS ? Number(text) : null;
}
