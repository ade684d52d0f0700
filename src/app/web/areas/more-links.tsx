import { useLocation } from 'react-router-dom';
import type { Role, WorkWaiting } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { ThemeSwitch } from '#ui/buttons/theme-switch.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { AREA_NAMES } from '../shell/area-names.ts';
import { type AreaEntry, menuOf } from './area-menus.ts';
import { currentPlace } from './current-place.ts';
import { MenuLink } from './menu-link.tsx';

interface MoreLinksProps {
  role: Role;
  /** Those that don't fit the bottom bar. */
  entries: readonly AreaEntry[];
  work: WorkWaiting | null;
  onClose: () => void;
}

/** The sheet behind "More": the rest of the menu, the theme and log out. */
export function MoreLinks({ role, entries, work, onClose }: MoreLinksProps) {
  const current = currentPlace(menuOf(role), useLocation())?.entry;
  return (
    <Dialog isOpen onClose={onClose} title={AREA_NAMES[role]} size="sm">
      <nav aria-label={say('app.moreLinks.moreIn', { role })} className="-mx-6">
        <ul>
          {entries.map((entry) => (
            <li key={entry.label} className="[&>a]:min-h-12">
              <MenuLink entry={entry} isCurrent={entry === current} work={work} onNavigate={onClose} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <ThemeSwitch />
        <TextLink to="/logout" className="py-2.5">
          {say('app.moreLinks.logOut')}
        </TextLink>
      </div>
    </Dialog>
  );
}
