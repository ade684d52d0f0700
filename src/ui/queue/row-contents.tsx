/** What most queue rows show first: a thing's picture and title, or a person's name and a day. */
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Avatar } from '../drawn/avatar.tsx';
import { Thumbnail } from '../drawn/thumbnail.tsx';
import { Ago } from '../lists/ago.tsx';

interface ThingInRowProps extends Pick<ComponentProps<typeof Thumbnail>, 'image' | 'coverId' | 'coverColors'> {
  title: string;
  isSettled: boolean;
  /** Below the title. */
  children: ReactNode;
}

export const ThingInRow = ({ title, isSettled, children, ...picture }: ThingInRowProps) => (
  <span className="flex gap-3">
    <Thumbnail {...picture} className={classNames('size-14 shrink-0', isSettled && 'opacity-50 grayscale')} />
    <span className="min-w-0 flex-1">
      <span dir="auto" className={classNames('line-clamp-2', isSettled ? 'text-muted' : 'font-semibold')}>
        {title}
      </span>
      {children}
    </span>
  </span>
);

interface PersonInRowProps {
  person: { name: string; avatarUrl: string | null };
  day: string;
  isSettled: boolean;
  /** Below the name. */
  children: ReactNode;
}

export const PersonInRow = ({ person: { name, avatarUrl }, day, isSettled, children }: PersonInRowProps) => (
  <span className="flex gap-3">
    <span className={isSettled ? 'opacity-50 grayscale' : undefined}>
      <Avatar name={name} src={avatarUrl ?? undefined} />
    </span>
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline justify-between gap-3">
        <span dir="auto" className={classNames('min-w-0 truncate', isSettled ? 'text-muted' : 'font-semibold')}>
          {name}
        </span>
        <span className="shrink-0 text-sm text-muted">
          <Ago value={day} isFirst />
        </span>
      </span>
      {children}
    </span>
  </span>
);
