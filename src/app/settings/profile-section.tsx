import { ProfileSummary } from '../../domains/members/web/components/profile-summary.tsx';
import type { SectionProps } from './sections.ts';

export const ProfileSection = ({ user }: SectionProps) => <ProfileSummary user={user} />;
