import type { ReactNode } from 'react';
import { useIsInBrowser } from './rendered.ts';

/** For what only makes sense once the page runs. */
export const InBrowser = ({ children }: { children: ReactNode }) => (useIsInBrowser() ? children : null);
