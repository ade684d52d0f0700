import { Link } from 'react-router-dom';
import { readPageSettings } from '#platform/browser/page-settings.ts';
import { classNames } from '#ui/class-names.ts';
import { Mark } from '#ui/mark.tsx';

interface BrandLinkProps {
  className?: string | undefined;
  /** Hides the name on phones. */
  isTight?: boolean;
}

export function BrandLink({ className, isTight = false }: BrandLinkProps) {
  return (
    <Link to="/" className={classNames('inline-flex min-h-11 items-center gap-2.5', className)}>
      <Mark className="size-8 text-action" />
      <span
        className={classNames(
          'font-display text-xl font-semibold tracking-tight',
          isTight ? 'max-[27rem]:sr-only' : 'max-[23rem]:sr-only',
        )}
      >
        {readPageSettings().appName}
      </span>
    </Link>
  );
}
