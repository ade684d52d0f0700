import type { ReactNode } from 'react';

/** Buttons at the foot of a notice; renders nothing without any. */
export const NoticeActions = ({ children }: { children: ReactNode }) =>
  children ? <div className="mt-4 flex flex-wrap gap-3">{children}</div> : null;
