/** What the specification says beyond the contract. */
import { isChosen, type Kit } from '../kit.ts';
import { checkFailedLogins, checkRenewal } from './sessions.ts';
import { checkExpiredToken, checkForeignTokens } from './tokens.ts';
import { checkLeaderboard, checkVisibility } from './visibility.ts';

/** By the operation that each is about. */
const CHECKS: Record<string, (kit: Kit) => Promise<void>> = {
  logIn: checkFailedLogins,
  renewToken: checkRenewal,
  getCurrentUser: async (kit) => {
    await checkForeignTokens(kit);
    await checkExpiredToken(kit);
  },
  listLeaderboard: checkLeaderboard,
};

export async function checkSpecification(kit: Kit): Promise<void> {
  const chosen = Object.entries(CHECKS).filter(([id]) => isChosen(kit, id));
  await Promise.all([...chosen.map(([, check]) => check(kit)), checkVisibility(kit)]);
}
