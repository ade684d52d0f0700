import { useLocation } from 'react-router-dom';
import type { CommunityArea } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';

const SECTIONS: readonly { to: string; label: string; area?: CommunityArea }[] = [
  { to: '/impacts', label: say('app.siteSections.impacts') },
  { to: '/scholarships', area: 'scholarships', label: say('app.siteSections.scholarships') },
  { to: '/councils', area: 'councils', label: say('app.siteSections.councils') },
  { to: '/news', area: 'news', label: say('app.siteSections.news') },
];

/** The public sections. They wrap if they don't fit. */
export function SiteSections({ className }: { className?: string }) {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={say('app.siteSections.site')}
      className={classNames('flex items-center max-sm:flex-wrap sm:gap-1', className)}
    >
      {SECTIONS.filter(({ area }) => !area || hasArea(area)).map(({ to, label }) => {
        const isHere = pathname === to || pathname.startsWith(`${to}/`);
        return (
          <ButtonLink
            key={to}
            to={to}
            variant="quiet"
            size="sm"
            aria-current={isHere ? 'page' : undefined}
            className={classNames(
              'whitespace-nowrap max-sm:px-2',
              isHere && 'underline decoration-2 underline-offset-8',
            )}
          >
            {label}
          </ButtonLink>
        );
      })}
    </nav>
  );
}
