import { ButtonLink } from '../../ui/button-link.tsx';
import { ContourCover } from '../../ui/contour-cover.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function NotFoundPage() {
  return (
    <div className="mx-auto grid w-full max-w-7xl items-center gap-10 px-4 py-12 sm:px-8 lg:grid-cols-[1fr_1fr]">
      <div>
        <PageHeading kicker="Page not found" lead="The address may be mistyped, or the page may have moved or gone.">
          Off the map
        </PageHeading>
        <ButtonLink to="/" className="mt-8">
          Go to the home page
        </ButtonLink>
      </div>
      <ContourCover id="off the map" className="aspect-[16/10] rounded-r-lg max-lg:order-first max-lg:h-40" />
    </div>
  );
}
