import { BecomingPartner } from '#domains/community/web/components/becoming-partner.tsx';
import { PartnersPage as Partners } from '#domains/opportunities/web/partners/partners-page.tsx';

export function PartnersPage() {
  return (
    <Partners>
      <BecomingPartner />
    </Partners>
  );
}
