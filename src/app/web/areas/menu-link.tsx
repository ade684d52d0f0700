import { Link } from 'react-router-dom';
import type { WorkWaiting } from '#generated/types.gen.ts';
import { classNames } from '#ui/class-names.ts';
import type { AreaEntry } from './area-menus.ts';
import { countWork } from './work/count-work.ts';
import { WorkCount } from './work/work-count.tsx';

interface MenuLinkProps {
  entry: AreaEntry;
  isCurrent: boolean;
  work: WorkWaiting | null;
  onNavigate?: () => void;
}

export const MenuLink = ({ entry, isCurrent, work, onNavigate }: MenuLinkProps) => (
  <Link
    to={entry.tabs[0].to}
    onClick={onNavigate}
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames(
      'flex min-h-9 items-center py-1.5 leading-snug border-s-4 px-5 -outline-offset-2 transition-colors hover:bg-selected',
      isCurrent ? 'border-action bg-selected font-semibold' : 'border-unmarked',
    )}
  >
    {entry.label}
    <WorkCount count={countWork([entry], work)} className="ms-auto" />
  </Link>
);
