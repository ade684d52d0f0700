import { DialogBackdrop, DialogPanel, Dialog as HeadlessDialog } from '@headlessui/react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface CommandDialogProps {
  label: string;
  /** Escape and the scrim come here. */
  onClose: () => void;
  children: ReactNode;
}

const PANEL = classNames(
  'flex w-full flex-col overflow-hidden border-action bg-raised shadow-overlay outline-none transition duration-200',
  'max-sm:h-dvh data-closed:opacity-0 data-closed:-translate-y-2',
  'sm:max-h-[76dvh] sm:max-w-2xl sm:rounded-r-lg sm:border-l-4',
);

/** For what begins with typing: at the top of the window, and all of it on a phone, where the keyboard takes the rest. */
export function CommandDialog({ label, onClose, children }: CommandDialogProps) {
  return (
    <HeadlessDialog open onClose={onClose} aria-label={label} className="relative z-40">
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
