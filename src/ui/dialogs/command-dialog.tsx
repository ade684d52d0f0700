import { DialogBackdrop, DialogPanel, Dialog as HeadlessDialog } from '@headlessui/react';
import type { FocusEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useRestoreFocus } from '../focus/use-restore-focus.ts';

interface CommandDialogProps {
  label: string;
  /** Called for Escape and the backdrop. */
  onClose: () => void;
  children: ReactNode;
}

const PANEL = classNames(
  'flex w-full flex-col overflow-hidden border-action bg-raised shadow-overlay outline-none transition duration-200',
  'max-sm:h-dvh data-closed:opacity-0 data-closed:-translate-y-2',
  'sm:max-h-[76dvh] sm:max-w-2xl sm:rounded-e-lg sm:border-s-4',
);

/** A dialog that starts with a text field: at the top of the window, full-screen on a phone. */
export function CommandDialog({ label, onClose, children }: CommandDialogProps) {
  useRestoreFocus();
  return (
    <HeadlessDialog open onClose={onClose} onFocus={toField} aria-label={label} className="relative z-40">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-200 data-closed:opacity-0"
      />
      <div className="fixed inset-0 flex justify-center sm:items-start sm:p-6 sm:pt-[10dvh]">
        <DialogPanel transition className={PANEL}>
          {children}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

/** On touch, dialogs focus themselves to keep the keyboard closed; here we want the keyboard. */
function toField({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}
