/** Which part of the community a page belongs to. Admins can switch these parts off. */
import type { CommunityArea } from '#generated/types.gen.ts';

/** By the first segment of a page's path, or the one after a role's home. */
const AREA_BY_SEGMENT: Readonly<Record<string, CommunityArea>> = {
  scholarships: 'scholarships',
  opportunities: 'scholarships',
  applications: 'scholarships',
  partners: 'scholarships',
  councils: 'councils',
  news: 'news',
  gallery: 'gallery',
  leaderboard: 'leaderboard',
};

/** @param address a path, with its query or without. */
export function areaOfPath(address: string): CommunityArea | null {
  const [, segment = ''] = /^\/(?:(?:dashboard|admin|partner|judge)\/)?([a-z]+)(?![^/?#])/.exec(address) ?? [];
  return AREA_BY_SEGMENT[segment] ?? null;
}
