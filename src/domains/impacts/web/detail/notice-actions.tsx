import type { ReactNode } from 'react';

/** The buttons at the foot of a notice; no room is taken where there are none. */
export const NoticeActions = ({ children }: { children: ReactNode }) =>
  children ? <div className="mt-4 flex flex-wrap gap-3">{children}</div> : null;
