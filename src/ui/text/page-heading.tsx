import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { isFocusInDialog } from '../dialogs/dialogs.ts';

export interface PageHeadingProps {
  children: ReactNode;
  /** A short line above. */
  kicker?: ReactNode;
  /** One or two sentences below. */
  lead?: ReactNode;
  /** Buttons for the whole page. */
  actions?: ReactNode;
  /** `area` in an area, `page` for public pages, `display` for the home page. */
  size?: 'area' | 'page' | 'display' | undefined;
  /** Of the heading, if a person wrote it and it's known. */
  language?: string | null | undefined;
  className?: string | undefined;
}

const SIZES = { area: 'text-2xl', page: 'text-4xl', display: 'text-5xl' };

/** The page's only h1. Takes the focus on navigation, but not on the first page load. */
export function PageHeading({ children, kicker, lead, actions, size = 'page', language, className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isFirst = key === 'default';
  const isArea = size === 'area';

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new path, but not for a new query string.
  useEffect(() => {
    // A dialog that opened while the page loaded, such as the search, keeps the focus.
    if (!isFirst && !isFocusInDialog()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <header className={classNames('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', className)}>
      <div className={classNames('min-w-0', isArea ? 'max-w-prose' : 'max-w-[52rem]')}>
        {kicker && <p className="mb-2 text-sm font-semibold text-link">{kicker}</p>}
        <h1
          ref={heading}
          id="page-heading"
          tabIndex={-1}
          lang={language ?? undefined}
          dir="auto"
          className={classNames(SIZES[size], 'outline-none')}
        >
          {children}
        </h1>
        {lead && <p className={classNames('mt-3 max-w-prose text-balance text-muted', !isArea && 'text-lg')}>{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
