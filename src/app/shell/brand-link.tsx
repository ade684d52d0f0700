import { Link } from 'react-router-dom';
import { readPageSettings } from '#platform/browser/page-settings.ts';
import { classNames } from '#ui/class-names.ts';
import { Mark } from '#ui/mark.tsx';

/** The name is on a second line, out of sight, where the languages’ words beside it leave it no room. */
export function BrandLink({ className }: { className?: string | undefined }) {
  return (
    <Link to="/" className={classNames('flex h-11 min-w-8 flex-wrap gap-x-2.5 overflow-hidden', className)}>
      <Mark className="h-11 w-8 text-action" />
      <span className="flex h-11 items-center font-display text-xl font-semibold tracking-tight">
        {readPageSettings().appName}
      </span>
    </Link>
  );
}
