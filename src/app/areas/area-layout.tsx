import { Outlet } from 'react-router-dom';
import { selectUser } from '../../domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '../../domains/auth/web/session-provider.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { BellSlot } from '../notifications/bell-slot.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { AREA_NAMES } from '../shell/area-names.ts';
import { BrandLink } from '../shell/brand-link.tsx';
import { AREA_LINKS } from './area-links.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { useWorkWatch } from './use-work-watch.ts';

/** A work place: calm, with its ways on the left, or under the thumb on a phone. */
export function AreaLayout() {
  const user = useSessionSelector(selectUser);
  const work = useWorkWatch(user?.role);
  const isBeside = useMedia('(min-width: 64rem)');
  // The session has ended and the page is on its way out: nothing of it is shown any more.
  if (!user) return null;
  const links = AREA_LINKS[user.role];
  const label = AREA_NAMES[user.role];
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div
        data-side-bar
        className="flex flex-col border-line bg-sunken lg:sticky lg:top-0 lg:z-20 lg:h-dvh lg:border-r"
      >
        <header className="flex items-center gap-2 px-4 py-2 sm:px-8 lg:px-6 lg:py-5">
          <BrandLink />
          <span className="ml-auto text-sm text-muted lg:hidden">
            <span className="max-sm:sr-only">{label}</span>
          </span>
          <SearchButton className="lg:hidden" />
          <BellSlot side={isBeside ? 'right' : 'left'} className="lg:ml-auto" />
        </header>
        <div className="px-4 pb-3 max-lg:hidden">
          <SearchButton isWide />
        </div>
        <SideNavigation label={label} links={links} work={work} user={user} />
      </div>
      <main id="main" tabIndex={-1} className="min-w-0 px-4 pt-8 pb-28 outline-none sm:px-8 lg:px-12 lg:pt-12 lg:pb-16">
        <Outlet />
      </main>
      <BottomNavigation label={label} links={links} work={work} />
    </div>
  );
}
