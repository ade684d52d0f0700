import { BecomePartner } from '#domains/community/web/partners/become-partner.tsx';
import { PartnersPage } from '#domains/opportunities/web/partners/partners-page.tsx';

export const PartnersWithInvitation = () => (
  <PartnersPage>
    <BecomePartner />
  </PartnersPage>
);
