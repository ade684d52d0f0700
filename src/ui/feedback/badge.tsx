import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface BadgeProps {
  tone?: 'neutral' | 'action' | 'accent' | 'danger' | undefined;
  /** A colour with a meaning, shown as a square beside the text. */
  swatch?: string | undefined;
  children: ReactNode;
}

const TONES = {
  neutral: 'bg-sunken text-ink border-line',
  action: 'bg-action-wash text-action-ink border-transparent',
  accent: 'bg-accent-wash text-accent-ink border-transparent',
  danger: 'bg-danger-wash text-danger-ink border-transparent',
};

export function Badge({ tone = 'neutral', swatch, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-e-full border px-2.5 py-0.5 text-xs font-semibold',
        TONES[tone],
      )}
    >
      {swatch && (
        <span
          className="size-2.5 shrink-0 forced-color-adjust-none"
          style={{ backgroundColor: swatch }}
          aria-hidden="true"
        />
      )}
      {children}
    </span>
  );
}
