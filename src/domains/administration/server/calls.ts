/** The domain’s calls. */
import { administerUser } from './administer-user.ts';
import { exportUsers } from './export-users.ts';
import { getAdminStats } from './get-admin-stats.ts';
import { listAllUsers } from './list-all-users.ts';
import { listCuratedContent } from './list-curated-content.ts';

export const administrationCalls = { listAllUsers, administerUser, exportUsers, getAdminStats, listCuratedContent };
