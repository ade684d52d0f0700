/** Moments of a server's start at which it can be killed. */
import * as z from 'zod';

const shape = z.object({
  /** Before a statement goes to the database; once it has gone; before a file of the data folder changes. */
  kind: z.enum(['statement', 'sent', 'change']),
  /** Some of the statement, or of what changes and the file's path; nothing for any. */
  what: z.string(),
  /** The first of those is 1. */
  number: z.number(),
});

export type Moment = z.infer<typeof shape>;

export const readMoment = (text: string): Moment => shape.parse(JSON.parse(text));
export const writeMoment = (moment: Moment): string => JSON.stringify(moment);
export const describeMoment = ({ kind, what, number }: Moment): string => `${kind} ${number} ${what}`.trim();
