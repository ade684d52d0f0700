import { useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Menu } from '../buttons/menu.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { type ToastTone, toast } from '../feedback/toast.ts';
import { TextField } from '../fields/text-field.tsx';
import { State } from './specimen.tsx';

const TOASTS: ReadonlyArray<{ tone: ToastTone; message: string; detail?: string }> = [
  { tone: 'success', message: 'Submitted for review', detail: 'We’ll review it within a week.' },
  { tone: 'info', message: 'Draft saved' },
  { tone: 'warning', message: 'You’re offline', detail: 'Your draft is saved in this browser.' },
  { tone: 'danger', message: 'Login failed try again!' },
];

export function OverlaySpecimen() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Open a dialog
        </Button>
        <Menu
          label="More"
          entries={[
            { id: 'share', label: 'Copy link', onSelect: () => toast({ message: 'Link copied' }) },
            { id: 'forms', label: 'Go to forms', to: '#forms' },
            { id: 'delete', label: 'Delete', isDanger: true },
          ]}
        />
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Decline this submission"
        description="The author will see your reason and can resubmit."
        actions={
          <>
            <Button variant="danger" onClick={close}>
              Decline
            </Button>
            <Button variant="quiet" onClick={close}>
              {' '}
              Cancel{' '}
            </Button>
          </>
        }
      >
        <TextField name="reason" label="Reason" autoFocus />
      </Dialog>
      <State name="Toasts">
        <div className="flex flex-wrap gap-3">
          {TOASTS.map((sample) => (
            <Button key={sample.tone} size="sm" variant="secondary" onClick={() => toast(withLink(sample))}>
              {sample.tone}
            </Button>
          ))}
        </div>
      </State>
    </>
  );
}

function withLink(sample: (typeof TOASTS)[number]) {
  return sample.tone === 'success' ? { ...sample, action: { label: 'View', to: '#overlays' } } : sample;
}
