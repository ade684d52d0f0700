import { type FormEvent, useId, useState } from 'react';
import { autoAcceptInputBounds } from '#generated/bounds/AutoAcceptInput.gen.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { isolate } from '#ui/isolate.ts';
import { TextField } from '#ui/text-field.tsx';
import { sayPoints } from '../reach.ts';
import { AutoAcceptPreview } from './auto-accept-preview.tsx';
import { useAutoAcceptPreview } from './use-auto-accept-preview.ts';

interface AutoAcceptDialogProps {
  opportunity: Opportunity;
  /** @param expected pending applications that will be accepted. */
  onConfirm: (points: number, expected: number) => void;
  onClose: () => void;
}

const SETTLED_MS = 300;

/** Asks for the threshold and previews who would be accepted. */
export function AutoAcceptDialog({ opportunity, onConfirm, onClose }: AutoAcceptDialogProps) {
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
    } else if (isSettled) onConfirm(points, preview.accepted);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Auto-accept by points"
      description={`Automatically accept applicants for “${isolate(title)}” with at least this many points, highest first, until all places are filled. Applies to pending and new applications.`}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            pending={points !== null && !isSettled && !preview.isFailed}
            pendingLabel="Checking who qualifies"
          >
            {preview.accepted > 0 ? `Turn on and accept ${preview.accepted}` : 'Turn on'}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-6">
        <TextField
          id="min-points"
          name="min_pointsreq"
          label="Minimum points"
          hint={pointsRequired === null ? undefined : `Applying already needs ${sayPoints(pointsRequired)}.`}
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
        <p className="text-muted">
          {opportunity.acceptMessage
            ? 'They’ll each get your message on acceptance.'
            : 'There’s no message on acceptance yet. Edit the opportunity to tell them what comes next.'}
        </p>
        <AutoAcceptPreview preview={preview} isSettled={isSettled} points={points} />
      </form>
    </Dialog>
  );
}

function readPoints(typed: string): number | null {
  const text = typed.replaceAll(/[\s,]/g, '');
  return /^\d+$/.test(text) && Number(text) <= autoAcceptInputBounds.min_pointsreq.maximum ? Number(text) : null;
}
