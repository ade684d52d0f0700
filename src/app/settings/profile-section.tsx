import type { CurrentUser } from '../../../generated/types.gen.ts';
import { ProfileSummary } from '../../domains/members/web/components/profile-summary.tsx';

export const ProfileSection = ({ user }: { user: CurrentUser }) => <ProfileSummary user={user} />;
