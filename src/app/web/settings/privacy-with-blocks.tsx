import { BlockedPeople } from '#domains/following/web/blocks/blocked-people.tsx';
import { PrivacySection } from '#domains/profiles/web/settings/privacy-section.tsx';
import type { CurrentUser } from '#generated/types.gen.ts';

export const PrivacyWithBlocks = ({ user }: { user: CurrentUser }) => (
  <>
    <PrivacySection user={user} />
    <BlockedPeople />
  </>
);
