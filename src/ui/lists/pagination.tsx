import { Link } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { buttonClass } from '../buttons/button-style.ts';
import { ArrowBackIcon, ArrowForwardIcon } from '../drawn/icons.tsx';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** A page's URL; pages are links, so that Back and sharing work. */
  to: (page: number) => string;
  label?: string | undefined;
  className?: string | undefined;
}

export function Pagination({ page, pageCount, to, label = say('ui.pagination.pages'), className }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center gap-1 tabular-nums">
        <li className="sm:me-2">
          <Step to={page > 1 ? to(page - 1) : undefined} rel="prev" />
        </li>
        <li className="px-2 text-muted sm:hidden">{say('ui.pagination.pageOf', { page, pageCount })}</li>
        {pagesAround(page, pageCount).map((one) =>
          typeof one === 'string' ? (
            <li key={one} className="hidden px-1 text-muted sm:block" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={one} className="hidden sm:block">
              <PageLink page={one} to={to(one)} isCurrent={one === page} />
            </li>
          ),
        )}
        <li className="sm:ms-2">
          <Step to={page < pageCount ? to(page + 1) : undefined} rel="next" />
        </li>
      </ul>
    </nav>
  );
}

function PageLink({ page, to, isCurrent }: { page: number; to: string; isCurrent: boolean }) {
  return (
    <Link
      to={to}
      aria-label={say('ui.pagination.page', { page })}
      aria-current={isCurrent ? 'page' : undefined}
      className="grid min-h-10 min-w-10 place-items-center border-b-4 border-unmarked px-2 font-semibold text-muted hover:text-ink aria-[current]:border-action aria-[current]:text-ink"
    >
      {page}
    </Link>
  );
}

function Step({ to, rel }: { to: string | undefined; rel: 'prev' | 'next' }) {
  const content = rel === 'prev' ? <ArrowBackIcon /> : <ArrowForwardIcon />;
  const name = rel === 'prev' ? say('ui.pagination.previousPage') : say('ui.pagination.nextPage');
  const look = buttonClass({ variant: 'quiet', size: 'icon' });
  // Invisible rather than left out at the ends, so that nothing moves under the pointer.
  if (!to) return <span className={`${look} invisible`}>{content}</span>;
  return (
    <Link to={to} rel={rel} aria-label={name} className={look}>
      {content}
    </Link>
  );
}

/** First, last and the neighbours; a gap is keyed by the page before it. */
export function pagesAround(page: number, pageCount: number): Array<number | string> {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const kept = all.filter((one) => one === 1 || one === pageCount || Math.abs(one - page) <= 1);
  return kept.flatMap((one, index) => {
    const before = kept[index - 1] ?? one - 1;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [`after ${before}`, one];
  });
}
