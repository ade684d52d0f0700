import { useLocation } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { hasPage } from '#platform/browser/page/page-settings.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';

const SECTIONS = [
  { to: '/impacts', label: say('app.siteSections.impacts') },
  { to: '/scholarships', label: say('app.siteSections.scholarships') },
  { to: '/councils', label: say('app.siteSections.councils') },
  { to: '/news', label: say('app.siteSections.news') },
];

/** The public sections. They wrap if they don't fit. */
export function SiteSections({ className }: { className?: string }) {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={say('app.siteSections.site')}
      className={classNames('flex items-center max-sm:flex-wrap sm:gap-1', className)}
    >
      {SECTIONS.filter(({ to }) => hasPage(to)).map(({ to, label }) => {
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
