import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface QueueRowProps {
  id: string;
  title: string;
  isCurrent: boolean;
  /** Undefined where rows can't be ticked; null for one that can't. */
  isTicked: boolean | null | undefined;
  onTick: () => void;
  /** `isByKey` tells Enter and Space from a pointer. */
  onPress: (isByKey: boolean) => void;
  children: ReactNode;
  note: ReactNode;
}

export function QueueRow({ id, title, isCurrent, isTicked, onTick, onPress, children, note }: QueueRowProps) {
  return (
    <li
      className={classNames(
        'relative border-b border-l-4 border-b-line transition-colors',
        isCurrent ? 'border-l-action bg-selected' : 'border-l-transparent hover:bg-sunken',
      )}
    >
      <div className="flex items-start">
        {isTicked !== undefined && (
          <label className="grid size-11 shrink-0 place-items-center self-stretch">
            <span className="sr-only">Tick {title}</span>
            <input
              type="checkbox"
              className="size-5"
              checked={isTicked ?? false}
              disabled={isTicked === null}
              onChange={onTick}
            />
          </label>
        )}
        <button
          id={id}
          type="button"
          aria-current={isCurrent || undefined}
          onClick={(event) => onPress(event.detail === 0)}
          className="min-w-0 flex-1 scroll-mt-20 scroll-mb-28 py-3 pr-3 text-left -outline-offset-2"
        >
          {children}
        </button>
      </div>
      {note}
    </li>
  );
}
