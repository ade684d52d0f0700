import { useMatches } from 'react-router-dom';
import { selectHasMenu } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { isAreaHandle } from '../routes/page.ts';
import { useAreaShell } from './area-shell.ts';
import { SiteLayout } from './site/site-layout.tsx';

/** One shell for public pages and areas: members keep their menu on both, visitors get the site's. */
export function ShellLayout() {
  const isInArea = useMatches().some(({ handle }) => isAreaHandle(handle));
  const AreaShell = useAreaShell(useSessionSelector(selectHasMenu));
  if (AreaShell) return <AreaShell isInArea={isInArea} />;
  // The session has ended and a redirect is under way.
  return isInArea ? null : <SiteLayout />;
}
