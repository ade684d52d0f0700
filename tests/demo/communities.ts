/** Communities shared by several test files: generating each takes a second or two. */
import { type DemoCommunity, makeCommunity } from '#demo/community.ts';

/** The seed of the demo community. */
export const SEED = 20_260;
const made = new Map<string, DemoCommunity>();

/** @returns a community that tests share; `makeCommunity` makes a new one. */
export function communityOf(seed: number, today: Date): DemoCommunity {
  const key = `${seed} ${today.toISOString()}`;
  const community = made.get(key) ?? makeCommunity(seed, today);
  made.set(key, community);
  return community;
}
