import { say } from '#languages/say.ts';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { BrandLink } from './brand-link.tsx';

const LINK_WIDTHS = ['w-24', 'w-32', 'w-28', 'w-36', 'w-20'];
const CARDS = ['first', 'second', 'third'];

/** A skeleton of the area until the session is known. */
export function AreaLoading() {
  return (
    <div role="status" className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <span className="sr-only">{say('app.areaLoading.loading')}</span>
      <div className="full-bleed flex flex-col border-line bg-sunken lg:h-dvh lg:border-e">
        <div className="flex items-center px-4 py-2 sm:px-8 lg:px-6 lg:py-5">
          <BrandLink />
        </div>
        <MenuLoading />
      </div>
      <div className="px-4 pt-8 pb-28 sm:px-8 lg:px-12 lg:pt-12">
        <Skeleton className="h-10 w-3/5 max-w-md" />
        <Skeleton className="mt-4 h-5 w-4/5 max-w-xl" />
        <div className="mt-10 grid gap-6 lg:grid-cols-3">
          {CARDS.map((card) => (
            <div key={card} className="border-t border-line pt-4">
              <SkeletonText lines={4} />
            </div>
          ))}
        </div>
      </div>
      <BottomBarLoading />
    </div>
  );
}

export const MenuLoading = () => (
  <div className="space-y-7 px-6 pt-4 max-lg:hidden">
    {LINK_WIDTHS.map((width) => (
      <Skeleton key={width} className={`h-4 ${width}`} />
    ))}
  </div>
);

export const BottomBarLoading = () => (
  <div className="fixed inset-x-0 bottom-0 z-20 flex min-h-16 items-center justify-around border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden">
    {LINK_WIDTHS.slice(0, 4).map((width) => (
      <Skeleton key={width} className="h-4 w-14" />
    ))}
  </div>
);
