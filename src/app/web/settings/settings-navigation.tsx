import { Link } from 'react-router-dom';
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';
import { SETTINGS_SECTIONS } from './sections.ts';
import { settingsPathOf } from './settings-path.ts';

export function SettingsNavigation({ shown }: { shown: string }) {
  const user = useSessionSelector(selectUser);
  if (!user) return null;
  return (
    <nav aria-label={say('app.settingsNavigation.settings')}>
      <ul className="flex flex-wrap gap-x-5 xl:sticky xl:top-12 xl:flex-col">
        {SETTINGS_SECTIONS.map(({ slug, label }) => (
          <li key={slug}>
            <Link
              to={settingsPathOf(user.role, slug)}
              aria-current={slug === shown ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center transition-colors max-xl:border-b-4 xl:border-s-4 xl:px-4 xl:hover:bg-selected',
                slug === shown ? 'border-action font-semibold' : 'border-unmarked text-muted hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
