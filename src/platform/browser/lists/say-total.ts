import type { PageMeta } from '#generated/types.gen.ts';

/** Lists stop counting at some row: "10,000 or more impacts". */
export const sayTotal = ({ total, totalIsExact }: PageMeta, none: string, one: string, many: string): string =>
  total === 0 ? none : `${total.toLocaleString('en-GB')}${totalIsExact ? '' : ' or more'} ${total === 1 ? one : many}`;
