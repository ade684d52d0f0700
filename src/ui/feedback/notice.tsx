import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** For messages after an action: announced at once. */
  isLive?: boolean | undefined;
  className?: string | undefined;
}

const TONES = {
  info: 'border-control bg-sunken',
  success: 'border-action bg-action-wash',
  warning: 'border-accent bg-accent-wash',
  danger: 'border-danger bg-danger-wash',
};

/** A message that stays on the page. */
export function Notice({ tone = 'info', title, children, isLive, className }: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div role={isLive ? role : undefined} className={classNames('border-s-4 px-5 py-4', TONES[tone], className)}>
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className={classNames('max-w-prose', Boolean(title) && 'mt-1')}>{children}</div>}
    </div>
  );
}
