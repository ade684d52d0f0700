import type { ReactNode } from 'react';
import { LoadingState, Skeleton } from '#ui/feedback/skeleton.tsx';

interface ListRowProps {
  picture?: ReactNode;
  name: ReactNode;
  about: ReactNode;
  actions: ReactNode;
}

export const ListRow = ({ picture, name, about, actions }: ListRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4">
    {picture}
    <div className="min-w-0 flex-1 basis-40">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold break-words">{name}</p>
      <p className="text-sm text-muted">{about}</p>
    </div>
    <div className="flex gap-2">{actions}</div>
  </li>
);

export const ListLoading = ({ label }: { label: string }) => (
  <LoadingState label={label} className="mt-4 space-y-3" times={4}>
    <Skeleton className="h-16 w-full" />
  </LoadingState>
);
