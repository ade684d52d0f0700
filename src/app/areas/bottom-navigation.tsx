import { NavLink } from 'react-router-dom';
import type { WorkWaiting } from '../../../generated/types.gen.ts';
import { classNames } from '../../ui/class-names.ts';
import type { AreaLink } from './area-links.ts';
import { WorkCount } from './work-count.tsx';

interface BottomNavigationProps {
  label: string;
  links: readonly AreaLink[];
  work: WorkWaiting | null;
}

/** More of them stand closer. */
const MOST_AT_EASE = 4;

export function BottomNavigation({ label, links, work }: BottomNavigationProps) {
  const ways = links.filter(({ isAtTheSideAlone = false }) => !isAtTheSideAlone);
  const isFull = ways.length > MOST_AT_EASE;
  return (
    <nav
      aria-label={label}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {ways.map(({ to, label: name, isExact = false, work: kind }) => (
          <li key={to} className={isFull ? 'min-w-0 flex-auto text-xs' : 'min-w-0 flex-1 text-sm'}>
            <NavLink to={to} end={isExact} className={linkClass}>
              <span className="flex flex-col items-center gap-y-0.5">
                {name}
                {kind && <WorkCount count={work?.[kind] ?? 0} />}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linkClass = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'grid min-h-16 place-items-center border-t-4 px-0.5 text-center -outline-offset-2',
    isActive ? 'border-action font-semibold text-link' : 'border-transparent text-muted',
  );
