import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

/** Link texts for each role's area. */
export const AREA_NAMES: Record<Role, string> = {
  Admin: say('app.areaNames.adminArea'),
  Member: say('app.areaNames.memberArea'),
  Partner: say('app.areaNames.partnerArea'),
  Judge: say('app.areaNames.judgeArea'),
};
