import type { PageMeta } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

type Counted = Pick<PageMeta, 'total' | 'totalIsExact'>;

/** Lists stop counting at some row. For texts that say the total. */
export const countIn = ({ total, totalIsExact }: Counted): { count: number; exact: 'yes' | 'no' } => ({
  count: total,
  exact: totalIsExact ? 'yes' : 'no',
});

/** "10,000 or more". */
export const sayCount = (counted: Counted): string => say('platform.sayTotal.count', countIn(counted));
