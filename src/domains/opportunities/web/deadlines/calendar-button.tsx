import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { CalendarIcon } from '#ui/drawn/icons.tsx';
import type { Dated } from './calendar.ts';
import { saveCalendar } from './save-calendar.ts';

interface CalendarButtonProps {
  opportunities: readonly Dated[];
  /** Without its extension. */
  fileName: string;
  size?: 'sm' | 'md' | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Downloads the deadlines as an .ics file. */
export function CalendarButton({ opportunities, fileName, size, children, className }: CalendarButtonProps) {
  return (
    <Button variant="quiet" size={size} onClick={() => saveCalendar(opportunities, fileName)} className={className}>
      <CalendarIcon className="size-5" /> {children}
    </Button>
  );
}
