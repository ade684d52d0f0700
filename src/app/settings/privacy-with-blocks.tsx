import { BlockedPeople } from '#domains/following/web/blocks/blocked-people.tsx';
import { PrivacySection } from '#domains/profiles/web/settings/privacy-section.tsx';
import type { SectionProps } from './sections.ts';

export const PrivacyWithBlocks = ({ user }: SectionProps) => (
  <>
    <PrivacySection user={user} />
    <BlockedPeople />
  </>
);
