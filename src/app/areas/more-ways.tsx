import type { Role, WorkWaiting } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { AREA_NAMES } from '../shell/area-names.ts';
import type { AreaLink } from './area-links.ts';
import { groupLinks } from './link-parts.ts';
import { Way } from './way.tsx';

interface MoreWaysProps {
  role: Role;
  links: readonly AreaLink[];
  work: WorkWaiting | null;
  onClose: () => void;
}

/** The sheet behind "More": the links that don't fit the bottom bar, the theme and log out. */
export function MoreWays({ role, links, work, onClose }: MoreWaysProps) {
  return (
    <Dialog isOpen onClose={onClose} title={AREA_NAMES[role]} size="sm">
      <nav aria-label={say('app.moreWays.moreIn', { role })} className="-mx-5">
        {groupLinks(links).map(({ name, links: ways }) => (
          <div key={name} className="mt-4 first:mt-0">
            {name && <p className="px-6 pb-1 text-sm text-muted">{name}</p>}
            <ul>
              {ways.map((link) => (
                <li key={link.to} className="[&>a]:min-h-12">
                  <Way link={link} work={work} onTaken={onClose} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <ThemeSwitch />
        <TextLink to="/logout" className="py-2.5">
          {say('app.moreWays.logOut')}
        </TextLink>
      </div>
    </Dialog>
  );
}
