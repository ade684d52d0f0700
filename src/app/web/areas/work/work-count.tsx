import { say } from '#languages/say.ts';
import { classNames } from '#ui/class-names.ts';

/** The pending count beside a link; nothing for 0. */
export function WorkCount({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      className={classNames(
        'inline-block rounded-e-full bg-action px-2 py-0.5 text-xs font-semibold text-on-action tabular-nums',
        className,
      )}
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <span className="sr-only"> {say('app.workCount.pending')}</span>
    </span>
  );
}

const MAX_SHOWN = 999;
