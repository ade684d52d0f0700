import * as z from 'zod/mini';

/** The last press of a thing's button. */
export const zPress = z.object({
  /** Says which one it is when it's refused. */
  title: z.string(),
  isOn: z.boolean(),
  /** What the server has answered last. */
  was: z.boolean(),
});

export type Press = z.infer<typeof zPress>;
