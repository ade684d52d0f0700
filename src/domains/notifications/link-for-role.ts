/** Maps a notification's link to the reader's own area. */
import type { Role } from '#generated/types.gen.ts';

const AREAS: Record<Role, string> = { Member: '/dashboard', Admin: '/admin', Partner: '/partner', Judge: '/judge' };
const PROFILE = /^\/dashboard\/changemaker\//;
const REVIEW = /^\/(admin|judge)\/impacts$/;
const REPORTS = /^\/(admin|judge)\/reports$/;
/** Every area has these pages. */
const SETTINGS = /^\/dashboard(?=\/settings\/)/;
const AREA = /^\/(dashboard|admin|partner|judge)(?=[/?#]|$)/;

/** @returns null if this role has no page for it. */
export function linkFor(role: Role, link: string | null): string | null {
  if (link === null) return null;
  const home = AREAS[role];
  if (PROFILE.test(link)) return role === 'Member' ? link : link.replace(PROFILE, `${home}/people/`);
  if (REVIEW.test(link)) return role === 'Admin' || role === 'Judge' ? `${home}/impacts` : null;
  if (REPORTS.test(link)) return role === 'Admin' || role === 'Judge' ? `${home}/reports` : null;
  if (SETTINGS.test(link)) return link.replace(SETTINGS, home);
  const area = AREA.exec(link)?.[0];
  return area === undefined || area === home ? link : null;
}

export const homeIn = (role: Role): string => AREAS[role];
