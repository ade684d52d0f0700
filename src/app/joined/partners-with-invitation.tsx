import { BecomingPartner } from '#domains/community/web/partners/becoming-partner.tsx';
import { PartnersPage } from '#domains/opportunities/web/partners/partners-page.tsx';

export const PartnersWithInvitation = () => (
  <PartnersPage>
    <BecomingPartner />
  </PartnersPage>
);
