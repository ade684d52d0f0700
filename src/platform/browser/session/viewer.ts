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

const ProfileMissingContext = createContext(false);

export const ProfileMissingProvider = ProfileMissingContext.Provider;

/** Whether someone is logged in who isn't a viewer until they have completed their profile. */
export const useIsProfileMissing = (): boolean => useContext(ProfileMissingContext);

/** Null for visitors and people with an incomplete profile. */
export const useViewer = (): Viewer | null => useContext(ViewerContext);

/** For areas, and anything else that only a viewer sees. @throws if there is no viewer. */
export function useKnownViewer(): Viewer {
  const viewer = useViewer();
  if (viewer === null) throw new Error('useKnownViewer is used where there may be no viewer');
  return viewer;
}
