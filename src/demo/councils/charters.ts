/** The demo councils: invented groups in real places. */
import * as z from 'zod';
import { sceneKindSchema } from '../media/drawings.ts';
import charters from '../texts/charters.json' with { type: 'json' };

const charterSchema = z.strictObject({
  title: z.string(),
  /** Where most of its members live; null for a council whose members meet online. */
  location: z.string().nullable(),
  goals: z.array(z.number()),
  description: z.string(),
  /** Number of members, including the owner. */
  members: z.number(),
  /** Approved if omitted. */
  course: z.enum(['pending', 'declined']).optional(),
  /** The scene on its cover; contours are shown if omitted. */
  scene: sceneKindSchema.optional(),
  hasDocument: z.literal(true).optional(),
  /** The demo member's relation to it. */
  member: z.enum(['owner', 'member', 'requested']).optional(),
  /** Number of requests to join. */
  requests: z.number().optional(),
});

export type Charter = z.infer<typeof charterSchema>;

export const CHARTERS: readonly Charter[] = z.array(charterSchema).parse(charters);
