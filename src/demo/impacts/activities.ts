/**
 * Templates for the demo community's impacts. Placeholders are the impact's own numbers ({helpers}, {hours}, {people},
 * {trees}, {co2e}, {waste}), its {city}, and the lists in `texts/phrases.json`; `:start` capitalises. Every title of an
 * activity fits every one of its texts.
 */
import * as z from 'zod';
import { sceneKindSchema } from '../media/drawings.ts';
import texts from '../texts/activities.json' with { type: 'json' };

/** The least and the most. */
const rangeSchema = z.tuple([z.number(), z.number()]);

const activitySchema = z.strictObject({
  /** The type's name in the database. */
  eventType: z.string(),
  scene: sceneKindSchema,
  /** The first goal is always used. */
  goals: z.array(z.number()),
  titles: z.array(z.string()),
  /** Beginnings of the description. */
  openings: z.array(z.string()),
  helpers: rangeSchema,
  /** Hours given by each helper. */
  hoursEach: rangeSchema,
  people: rangeSchema.optional(),
  trees: rangeSchema.optional(),
  co2eKg: rangeSchema.optional(),
  wasteKg: rangeSchema.optional(),
});

export type Range = z.infer<typeof rangeSchema>;
export type Activity = z.infer<typeof activitySchema>;

export const ACTIVITIES: readonly Activity[] = z.array(activitySchema).parse(texts.everywhere);

/** Where planting trees means mangroves, as the lead article and the form's examples say. */
const MANGROVE_COASTS = new Set(texts.mangroveCoasts);
const MANGROVES = activitySchema.parse(texts.mangroves);

export const activityIn = (city: string, activity: Activity): Activity =>
  activity.scene === 'planting' && MANGROVE_COASTS.has(city) ? MANGROVES : activity;

/** Work with tools in the open air, rather than a lesson, a kitchen or an evening of advice. */
const OUTDOOR_SCENES = new Set(['planting', 'garden', 'beach', 'street', 'rainBarrel', 'well']);

export const isOutdoors = ({ scene }: Activity): boolean => OUTDOOR_SCENES.has(scene);
