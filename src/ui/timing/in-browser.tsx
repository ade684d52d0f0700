import type { ReactNode } from 'react';
import { useIsInBrowser } from './hydration.ts';

/** Renders children that only make sense once the page runs in a browser. */
export const InBrowser = ({ children }: { children: ReactNode }) => (useIsInBrowser() ? children : null);
