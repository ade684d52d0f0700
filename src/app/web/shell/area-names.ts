import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

/** Link texts for each role's area. */
export const AREA_NAMES: Record<Role, string> = {
  Admin: say('app.areaNames.adminArea'),
  Member: say('app.areaNames.memberArea'),
  Partner: say('app.areaNames.partnerArea'),
  Judge: say('app.areaNames.judgeArea'),
};

/** The text of the link to what a person has to do first. */
export const sayDuty = (duty: '/second-step' | '/profile-information'): string =>
  duty === '/second-step' ? say('app.duties.secondStep') : say('app.duties.profile');
