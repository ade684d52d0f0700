/** The domain’s calls. */
import { getCommunityStats } from './get-community-stats.ts';
import { getCommunityText } from './get-community-text.ts';

export const communityCalls = { getCommunityStats, getCommunityText };
