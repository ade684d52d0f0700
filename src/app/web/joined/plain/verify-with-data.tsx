import { VerifyPage } from '#domains/credentials/web/verify/verify-page.tsx';
import { DataFrame } from '../../shell/data-layout.tsx';

/** Its route is beside those of pages without data. */
export const VerifyWithData = () => (
  <DataFrame>
    <VerifyPage />
  </DataFrame>
);
