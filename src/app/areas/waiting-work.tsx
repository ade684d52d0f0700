import { ButtonLink } from '#ui/button-link.tsx';

interface WaitingWorkProps {
  id: string;
  count: number;
  /** "application needs your decision", without the number. */
  one: string;
  many: string;
  lead: string;
  to: string;
  action: string;
  variant?: 'primary' | 'secondary' | undefined;
}

/** A large count of pending work with a link to it. */
export function WaitingWork({ id, count, one, many, lead, to, action, variant }: WaitingWorkProps) {
  return (
    <section aria-labelledby={id} className="mt-8 max-w-3xl">
      <h2 id={id} className="flex items-baseline gap-x-4">
        <span className="text-4xl tabular-nums">{count.toLocaleString('en-GB')}</span>
        <span className="text-xl">{count === 1 ? one : many}</span>
      </h2>
      <p className="mt-2 max-w-prose text-muted">{lead}</p>
      <ButtonLink to={to} variant={variant} className="mt-5">
        {action}
      </ButtonLink>
    </section>
  );
}
