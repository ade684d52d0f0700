import type { PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export type Counted = Pick<PageMeta, 'total' | 'totalIsExact'>;

/** For texts with a total, which may be inexact because lists stop counting at some row. */
export const countIn = ({ total, totalIsExact }: Counted): { count: number; exact: 'yes' | 'no' } => ({
  count: total,
  exact: totalIsExact ? 'yes' : 'no',
});

/** "10,000 or more". */
export const sayCount = (counted: Counted): string => say('platform.sayTotal.count', countIn(counted));
