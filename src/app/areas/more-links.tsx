import type { Role, WorkWaiting } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { AREA_NAMES } from '../shell/area-names.ts';
import type { AreaLink } from './area-links.ts';
import { AreaNavLink } from './area-nav-link.tsx';
import { groupLinks } from './link-groups.ts';

interface MoreLinksProps {
  role: Role;
  links: readonly AreaLink[];
  work: WorkWaiting | null;
  onClose: () => void;
}

/** The sheet behind "More": the links that don't fit the bottom bar, the theme and log out. */
export function MoreLinks({ role, links, work, onClose }: MoreLinksProps) {
  return (
    <Dialog isOpen onClose={onClose} title={AREA_NAMES[role]} size="sm">
      <nav aria-label={say('app.moreLinks.moreIn', { role })} className="-mx-6">
        {groupLinks(links).map(({ name, links: group }) => (
          <div key={name} className="mt-4 first:mt-0">
            {name && <p className="px-6 pb-1 text-sm text-muted">{name}</p>}
            <ul>
              {group.map((link) => (
                <li key={link.to} className="[&>a]:min-h-12">
                  <AreaNavLink link={link} work={work} onNavigate={onClose} />
                </li>
              ))}
            </ul>
          </div>
        ))}
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
