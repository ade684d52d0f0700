import { say } from '#languages/say.ts';

const WIDTH = { least: 1, most: 8 };

interface ShareArrowProps {
  from: string;
  /** Null where people stop. */
  to: string | null;
  share: number;
}

/** An arrow of the drawing on a line of its own, as wide as its share. */
export function ShareArrow({ from, to, share }: ShareArrowProps) {
  const width = WIDTH.least + share * WIDTH.most;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <bdi>{from}</bdi>
      <svg viewBox="0 0 48 16" className="mirrors h-4 w-12 shrink-0" aria-hidden="true">
        <path d={to === null ? 'M0,8H40' : 'M0,8H34'} strokeWidth={width} className="stroke-action" />
        {to === null ? (
          <path d="M42,1V15" strokeWidth={3} className="stroke-ink" />
        ) : (
          <path d="M48,8L34,1V15Z" className="fill-action" />
        )}
      </svg>
      <bdi>{to ?? say('inspector.findings.end')}</bdi>
    </span>
  );
}
