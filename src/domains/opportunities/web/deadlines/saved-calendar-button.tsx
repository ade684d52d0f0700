import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listMyOpportunities } from '#generated/opportunities/listMyOpportunities.gen.ts';
import type { OpportunitySummary } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CalendarIcon } from '#ui/drawn/icons.tsx';
import { saveCalendar } from './save-calendar.ts';

const MAX_PAGE_SIZE = 100;

interface SavedCalendarButtonProps {
  size?: 'sm' | 'md' | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Downloads the deadlines of everything the caller saved that's still open. */
export function SavedCalendarButton({ size, children, className }: SavedCalendarButtonProps) {
  const download = useMutation({
    mutationFn: readSavedAhead,
    onSuccess: (opportunities) => saveCalendar(opportunities, 'saved-scholarships'),
    onError: (error) => toastFailed(say('opportunities.savedCalendarButton.failed'), error),
  });
  return (
    <Button
      variant="quiet"
      size={size}
      onClick={() => download.mutate()}
      pending={download.isPending}
      pendingLabel={say('opportunities.savedCalendarButton.preparing')}
      className={className}
    >
      <CalendarIcon className="size-5" /> {children}
    </Button>
  );
}

async function readSavedAhead(): Promise<OpportunitySummary[]> {
  const found: OpportunitySummary[] = [];
  let cursor: string | null | undefined;
  do {
    const { data } = await listMyOpportunities({
      query: {
        relation: 'saved',
        state: 'approved',
        sort: 'deadline',
        page_size: MAX_PAGE_SIZE,
        ...(cursor && { cursor }),
      },
    });
    found.push(...data.data.data);
    cursor = data.data.meta.nextCursor;
  } while (cursor);
  return found;
}
