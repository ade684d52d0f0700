import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import type { ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../drawn/icons.tsx';
import { useNoFormerFocus, useRestoreFocus } from '../focus/use-restore-focus.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called for Escape, the backdrop and the close button. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, primary first. */
  actions?: ReactNode;
  size?: keyof typeof SIZES | undefined;
  /** `alertdialog` for an action that can't be undone. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

const SIZES = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', full: 'sm:h-full sm:max-h-full' };

const PANEL = classNames(
  'flex max-h-[92dvh] w-full flex-col border-action bg-raised shadow-overlay outline-none transition duration-200',
  'border-t-4 max-sm:rounded-t-lg data-closed:translate-y-8 data-closed:opacity-0',
  'sm:rounded-e-lg sm:border-t-0 sm:border-s-4 sm:data-closed:translate-y-2',
);

/**
 * A bottom sheet on a phone. The focus starts on the dialog, so that its title is read, or on the control with
 * `autoFocus`, and returns on close.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, actions, size = 'md', role = 'dialog' } = props;
  useRestoreFocus();
  useNoFormerFocus();
  return (
    <HeadlessDialog open={isOpen} onClose={onClose} role={role} className="relative z-40">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-200 data-closed:opacity-0"
      />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel transition className={classNames(PANEL, SIZES[size])}>
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-8 sm:pt-7">
            <DialogTitle dir="auto" className="min-w-0 text-2xl">
              {title}
            </DialogTitle>
            <button
              type="button"
              aria-label={say('ui.dialog.close')}
              onClick={onClose}
              className="-mt-1 -me-2 grid size-10 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
            >
              <CloseIcon />
            </button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-2 pb-6 sm:px-8">
            {description && <Description className="max-w-prose text-muted">{description}</Description>}
            {children && <div className={classNames(Boolean(description) && 'mt-5')}>{children}</div>}
          </div>
          {actions && (
            <div className="flex flex-col gap-3 border-t border-line px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:flex-row sm:px-8">
              {actions}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
