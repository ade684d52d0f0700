import { useLocation } from 'react-router-dom';
import { say } from '#languages/say.ts';
import type { MissingPageProps } from '#platform/browser/page/missing-page.tsx';
import { pathLeadingBack } from '#platform/browser/session/return-address.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';

/** Visitors can log in: what emails link to, such as a declined impact, may be shown to its owner alone. */
export function NotFoundPage({ of: missing }: MissingPageProps) {
  const { pathname } = useLocation();
  const others = missing?.others;
  const isVisitor = useViewer() === null;
  return (
    <div className="mx-auto grid w-full max-w-7xl items-center gap-10 px-4 py-12 sm:px-8 lg:grid-cols-[1fr_1fr]">
      <div>
        <PageHeading
          kicker={missing?.kicker ?? say('app.notFoundPage.heading')}
          lead={missing?.lead ?? say('app.notFoundPage.lead')}
        >
          {say('app.notFoundPage.map')}
        </PageHeading>
        <div className="mt-8 flex flex-wrap gap-3">
          {others && <ButtonLink to={others.to}>{others.label}</ButtonLink>}
          <ButtonLink to="/" variant={others ? 'secondary' : 'primary'}>
            {say('app.notFoundPage.homeLink')}
          </ButtonLink>
          {missing && isVisitor && (
            <ButtonLink to={pathLeadingBack('/auth/login', pathname)} variant="secondary">
              {say('app.notFoundPage.logIn')}
            </ButtonLink>
          )}
        </div>
      </div>
      <ContourCover id="off the map" className="aspect-[16/10] rounded-e-lg max-lg:order-first max-lg:h-40" />
    </div>
  );
}
