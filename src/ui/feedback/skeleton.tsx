import { Fragment, type ReactNode } from 'react';
import { say } from '#languages/say.ts';
import { classNames } from '../class-names.ts';

/** One bar of a layout that is loading. Give it the size of what will replace it: `className="h-5 w-40"`. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string | undefined }) {
  return <span className={classNames('block animate-breathe rounded-sm bg-line/65', className)} aria-hidden="true" />;
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string | undefined }) {
  const rows = Array.from({ length: lines }, (_, index) => index + 1);
  return (
    <span className={classNames('block space-y-2', className)} aria-hidden="true">
      {rows.map((row) => (
        <Skeleton key={row} className={classNames('h-4', row === lines ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

interface LoadingStateProps {
  label?: string | undefined;
  /** How many of its content there are, one below the other. */
  times?: number;
  children: ReactNode;
  className?: string | undefined;
}

/** Announces the loading state once. */
export function LoadingState({
  label = say('ui.skeleton.loading'),
  times = 1,
  children,
  className,
}: LoadingStateProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <Repeat times={times}>{children}</Repeat>
    </div>
  );
}

/** The same bars again, such as a row of a list. */
export const Repeat = ({ times, children }: { times: number; children: ReactNode }) =>
  Array.from({ length: times }, (_, index) => index).map((place) => <Fragment key={place}>{children}</Fragment>);
