import { useMatches } from 'react-router-dom';
import { selectHasMenu } from '../../domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '../../domains/auth/web/session-provider.tsx';
import { isAreaHandle } from '../routes/page.ts';
import { useAreaShell } from './area-shell.ts';
import { SiteLayout } from './site-layout.tsx';

/** One shell over public pages and areas: whoever is logged in keeps the own menu on both, a visitor has the site's. */
export function ShellLayout() {
  const isInArea = useMatches().some(({ handle }) => isAreaHandle(handle));
  const AreaShell = useAreaShell(useSessionSelector(selectHasMenu));
  if (AreaShell) return <AreaShell isInArea={isInArea} />;
  // The session has ended and the page is on its way out: nothing of it is shown any more.
  return isInArea ? null : <SiteLayout />;
}
