import { homeOf, selectDuty, selectIsRestoring, selectUser } from '#domains/auth/flows/session-selectors.ts';
import { useSessionSelector } from '#domains/auth/web/session/session-provider.tsx';
import { say } from '#languages/say.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { BellSlot } from '../../notifications/bell-slot.tsx';
import { SearchButton } from '../../search/search-button.tsx';
import { AREA_NAMES, sayDuty } from '../area-names.ts';
import { BrandLink } from '../brand-link.tsx';
import { SiteSections } from './site-sections.tsx';

/** Keeps both buttons on one line on a phone. */
const TIGHT = 'whitespace-nowrap max-sm:px-1.5';

/** On a phone, the sections and the search have their own row, so that the product's name fits beside the account. */
export function SiteHeader() {
  return (
    <header className="mx-auto w-full max-w-7xl px-4 py-3 sm:px-8">
      <div className="flex items-center justify-between gap-2 sm:gap-3">
        <BrandLink className="max-w-max flex-1" />
        <SiteSections className="ms-auto max-sm:hidden" />
        <SearchButton className="max-sm:hidden no-script:invisible" />
        <nav
          aria-label={say('app.siteHeader.account')}
          className="flex flex-wrap items-center justify-end gap-2 max-sm:gap-1"
        >
          <AccountLinks />
        </nav>
      </div>
      <div className="-mx-2 mt-1 flex items-center justify-between sm:hidden">
        <SiteSections />
        <SearchButton className="no-script:invisible" />
      </div>
    </header>
  );
}

function AccountLinks() {
  const user = useSessionSelector(selectUser);
  const duty = useSessionSelector(selectDuty);
  const isRestoring = useSessionSelector(selectIsRestoring);
  // Show nothing until the session is known, to avoid a layout jump.
  if (isRestoring) return null;
  if (!user) {
    return (
      <>
        <ButtonLink to="/auth/login" variant="quiet" size="sm" className={TIGHT}>
          {say('app.siteHeader.logIn')}
        </ButtonLink>
        <ButtonLink to="/auth/register" variant="secondary" size="sm" className={TIGHT}>
          {say('app.siteHeader.join')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to="/logout" variant="quiet" size="sm" className="max-sm:hidden">
        {say('app.siteHeader.logOut')}
      </ButtonLink>
      {!duty && <BellSlot side="start" />}
      {duty ? (
        <ButtonLink to={duty} variant="secondary" size="sm" className={TIGHT}>
          {sayDuty(duty)}
        </ButtonLink>
      ) : (
        <ButtonLink to={homeOf(user.role)} variant="secondary" size="sm" className={TIGHT}>
          {user.avatarUrl && <img src={user.avatarUrl} alt="" className="size-6 rounded-full object-cover" />}
          {AREA_NAMES[user.role]}
        </ButtonLink>
      )}
    </>
  );
}
