import { Outlet } from 'react-router-dom';
import { selectShownUser, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { PassingToasts } from '#ui/feedback/passing-toasts.tsx';
import { useMedia } from '#ui/focus/use-media.ts';
import { BellSlot } from '../notifications/bell-slot.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { BottomBarLoading, MenuLoading } from '../shell/area-loading.tsx';
import { AREA_NAMES } from '../shell/area-names.ts';
import { BrandLink } from '../shell/brand-link.tsx';
import { DataFrame, OpenOutlet } from '../shell/data-layout.tsx';
import { SiteFooter } from '../shell/site/site-footer.tsx';
import { menuOf } from './area-menus.ts';
import { AreaTabs } from './area-tabs.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { usePendingWorkAlerts } from './work/use-pending-work.ts';

interface AreaLayoutProps {
  /** False for a page that is open to everyone. */
  isInArea: boolean;
}

/** Provides the query client, since the pages outside an area have none. */
export const AreaLayout = (props: AreaLayoutProps) => (
  <DataFrame>
    <Area {...props} />
  </DataFrame>
);

/** Navigation at the side, or at the bottom on a phone. */
function Area({ isInArea }: AreaLayoutProps) {
  const user = useSessionSelector(isInArea ? selectUser : selectShownUser);
  const work = usePendingWorkAlerts(user?.role);
  const menu = menuOf(user?.role ?? 'Member');
  const isBeside = useMedia('(min-width: 64rem)');
  const viewer = useViewer();
  // The session has ended and a redirect is under way: render nothing.
  if (!viewer && isInArea) return null;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div
        data-side-bar
        className="full-bleed flex flex-col border-line bg-sunken lg:sticky lg:top-0 lg:z-20 lg:h-dvh lg:border-e"
      >
        <header className="flex items-center gap-2 px-4 py-2 sm:px-8 lg:gap-1 lg:py-5 lg:ps-6 lg:pe-3">
          <BrandLink />
          <span className="ms-auto text-sm text-muted lg:hidden">
            <span className="max-sm:sr-only">{user && AREA_NAMES[user.role]}</span>
          </span>
          <SearchButton className="lg:hidden" />
          <BellSlot side={isBeside ? 'end' : 'start'} className="lg:ms-auto" />
        </header>
        <div className="px-4 pb-3 max-lg:hidden">
          <SearchButton isWide />
        </div>
        {user ? <SideNavigation label={AREA_NAMES[user.role]} menu={menu} work={work} user={user} /> : <MenuLoading />}
      </div>
      <div className={classNames('flex min-w-0 flex-col', !isInArea && 'pb-16 lg:pb-0')}>
        <AreaTabs menu={menu} work={work} isLoading={!user} />
        {isInArea ? (
          <main
            id="main"
            tabIndex={-1}
            className="relative px-4 pt-8 pb-28 outline-none sm:px-8 lg:px-12 lg:pt-12 lg:pb-16"
          >
            <PassingToasts className="inset-s-4 sm:inset-s-8 lg:inset-s-12" />
            <OpenOutlet key={viewer?.id} />
          </main>
        ) : (
          <PublicPage />
        )}
      </div>
      {user ? <BottomNavigation role={user.role} menu={menu} work={work} /> : <BottomBarLoading />}
    </div>
  );
}

/** A public page, beside the area's menu. */
const PublicPage = () => (
  <>
    <main id="main" tabIndex={-1} className="relative flex-1 outline-none">
      <PassingToasts className="inset-s-4 sm:inset-s-8 lg:inset-s-12" />
      <Outlet />
    </main>
    <SiteFooter />
  </>
);
