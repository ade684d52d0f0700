import type { PageMeta } from '#generated/types.gen.ts';

type Counted = Pick<PageMeta, 'total' | 'totalIsExact'>;

/** Lists stop counting at some row: "10,000 or more". */
export const sayCount = ({ total, totalIsExact }: Counted): string =>
  `${total.toLocaleString('en-GB')}${totalIsExact ? '' : ' or more'}`;

export const sayTotal = (counted: Counted, none: string, one: string, many: string): string =>
  counted.total === 0 ? none : `${sayCount(counted)} ${counted.total === 1 ? one : many}`;
