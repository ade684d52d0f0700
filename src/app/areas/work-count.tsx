import { classNames } from '../../ui/class-names.ts';

/** Beside the name of a way: how much waits there. Nothing is drawn when nothing does. */
export function WorkCount({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'inline-block rounded-r-full bg-action px-2 py-0.5 text-xs font-semibold text-on-action tabular-nums',
        className,
      )}
    >
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

const MOST_SHOWN = 999;
