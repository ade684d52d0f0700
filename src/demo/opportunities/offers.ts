/** The organisations' opportunities, covering all types, categories, goals, time zones and deadlines. */
import * as z from 'zod';
import { sceneKindSchema } from '../media/drawings.ts';
import offers from '../texts/offers.json' with { type: 'json' };
import { ORGANIZATIONS, type OrganizationKey } from './organizations.ts';

/** The demo member's relation to an opportunity. */
const memberPartSchema = z.enum([
  'saved',
  'requested',
  'accepted',
  'auto-accepted',
  'denied',
  'withdrawn',
  'just locked',
]);

/** An offer, before it is known when and by whom it was made. */
const offerSchema = z.strictObject({
  /** The type's name in the database, like the field's. */
  type: z.string(),
  field: z.string(),
  goals: z.array(z.number()),
  title: z.string(),
  /** Describes the opportunity in a few sentences. */
  description: z.string(),
  /** Null for unlimited places. */
  seats: z.number().nullable(),
  points: z.number(),
  /** Days from today to the last day to apply; negative if that is past. */
  closesIn: z.number(),
  isRemote: z.literal(true).optional(),
  /** Defaults to the organisation's location. */
  place: z.string().optional(),
  timeZone: z.string().optional(),
  /** Its history; approved if omitted. */
  course: z.enum(['pending', 'declined', 'resubmitted', 'edited']).optional(),
  isHidden: z.literal(true).optional(),
  isFeatured: z.literal(true).optional(),
  /** The scene in its picture; contours are shown if omitted. */
  scene: sceneKindSchema.optional(),
  /** The auto-accept threshold. */
  acceptsFrom: z.number().optional(),
  /** Number of applications; random by default. */
  applicants: z.number().optional(),
  /** Number of undecided applications while it is open; a share of all by default. */
  waiting: z.number().optional(),
  /** Number of places that are still free. */
  seatsLeft: z.number().optional(),
  member: memberPartSchema.optional(),
});

export type MemberPart = z.infer<typeof memberPartSchema>;
export type OfferPlan = z.infer<typeof offerSchema>;

const KEYS = Object.keys(ORGANIZATIONS) as OrganizationKey[];

/** The demo partner's are one in each state, with thirty applications to decide. */
export const OFFERS: Readonly<Record<OrganizationKey, readonly OfferPlan[]>> = z
  .record(z.enum(KEYS), z.array(offerSchema))
  .parse(offers);
