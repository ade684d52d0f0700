/** Moments of a server's start at which it can be killed. */
import * as z from 'zod';

const shape = z.object({
  /** Before a statement is sent; after it was sent; before a file of the data folder changes. */
  kind: z.enum(['statement', 'sent', 'change']),
  /** Part of the statement, or of the operation and the file's path; empty for any. */
  what: z.string(),
  /** One-based. */
  number: z.number(),
});

export type Moment = z.infer<typeof shape>;

export const readMoment = (text: string): Moment => shape.parse(JSON.parse(text));
export const writeMoment = (moment: Moment): string => JSON.stringify(moment);
export const describeMoment = ({ kind, what, number }: Moment): string => `${kind} ${number} ${what}`.trim();
