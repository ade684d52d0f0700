/** Who is viewing the page; the app fills it in from the session. */
import { createContext, useContext } from 'react';
import type { Role } from '#generated/types.gen.ts';

/** What a page needs to know about the person viewing it. */
export interface Viewer {
  id: string;
  role: Role;
  /** First and last name. */
  name: string;
  /** Where their area begins, such as `/dashboard`. */
  home: string;
}

const ViewerContext = createContext<Viewer | null>(null);

export const ViewerProvider = ViewerContext.Provider;

const DutyContext = createContext<string | null>(null);

export const DutyProvider = DutyContext.Provider;

/** Where someone who is logged in has to do something before they are a viewer, such as to complete their profile. */
export const useDuty = (): string | null => useContext(DutyContext);

/** Null for visitors and people with a duty. */
export const useViewer = (): Viewer | null => useContext(ViewerContext);

/** For areas, and anything else that only a viewer sees. @throws if there is no viewer. */
export function useKnownViewer(): Viewer {
  const viewer = useViewer();
  if (viewer === null) throw new Error('useKnownViewer is used where there may be no viewer');
  return viewer;
}
