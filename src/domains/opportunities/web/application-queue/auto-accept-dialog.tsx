import { type FormEvent, useId, useState } from 'react';
import { autoAcceptInputBounds } from '#generated/bounds/AutoAcceptInput.gen.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useDebounced } from '#platform/browser/forms/use-debounced.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { readPoints } from '../read-points.ts';

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
  const points = readPoints(typed, autoAcceptInputBounds.min_pointsreq.maximum);
  const settled = useDebounced(points, SETTLED_MS);
  const preview = useAutoAcceptPreview(opportunity, settled);
  const isSettled = points === settled && preview.isFresh;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (points === null) {
      setFault(say('opportunities.autoAcceptDialog.pointsInvalid'));
      document.getElementById('min-points')?.focus();
    } else if (isSettled) onConfirm(points, preview.accepted);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('opportunities.autoAcceptDialog.title')}
      description={say('opportunities.autoAcceptDialog.intro', { title: isolate(title) })}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            pending={points !== null && !isSettled && !preview.read.isError}
            pendingLabel={say('opportunities.autoAcceptDialog.checking')}
          >
            {preview.accepted > 0
              ? say('opportunities.autoAcceptDialog.turnOnAccepting', { accepted: preview.accepted })
              : say('opportunities.autoAcceptDialog.turnOn')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('opportunities.autoAcceptDialog.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-6">
        <TextField
          id="min-points"
          name="min_pointsreq"
          label={say('opportunities.autoAcceptDialog.minimumPoints')}
          hint={
            pointsRequired === null
              ? undefined
              : say('opportunities.autoAcceptDialog.belowRequired', { points: pointsRequired })
          }
          inputMode="numeric"
          autoComplete="off"
          suffix={say('opportunities.autoAcceptDialog.points')}
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
            ? say('opportunities.autoAcceptDialog.message')
            : say('opportunities.autoAcceptDialog.noMessage')}
        </p>
        <AutoAcceptPreview preview={preview} isSettled={isSettled} points={points} />
      </form>
    </Dialog>
  );
}
