import { goalLinks } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hostOf } from '#platform/browser/forms/web-address.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { RoleMark } from '#platform/browser/people/role-mark.tsx';
import { ShareButton } from '#platform/browser/sharing/share-button.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { ColourLinks } from '#ui/drawn/colour-links.tsx';
import { Documents } from '#ui/media/documents.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { WrittenProse } from '#ui/text/prose.tsx';
import { sayCategory, sayType } from '../../kind-names.ts';
import { opportunityPathOf } from '../../model.ts';
import { sayPlace } from '../facts.ts';
import { OpportunityBadges } from '../opportunity-badges.tsx';
import { ApplyPanel } from './apply-panel.tsx';
import { Pictures } from './pictures.tsx';
import { StaffBar } from './staff-bar.tsx';

export function OpportunityView({ opportunity }: { opportunity: Opportunity }) {
  const { title, type, category, description, link, media, isVerified, isHidden } = opportunity;
  const isPublic = isVerified === true && !isHidden;
  return (
    <article>
      <PageHeading
        kicker={
          <>
            <TextLink to={`/scholarships?type=${type.id}`}>{sayType(type)}</TextLink>
            {say('language.comma')}
            <TextLink to={`/scholarships?category=${category.id}`}>{sayCategory(category)}</TextLink>
          </>
        }
        lead={sayPlace(opportunity)}
        actions={isPublic && <ShareButton title={title} path={opportunityPathOf(opportunity)} />}
      >
        {title}
      </PageHeading>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        <OpportunityBadges opportunity={opportunity} showsApplication={false} />
      </div>
      <StaffBar opportunity={opportunity} />
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 lg:order-last">
          <ApplyPanel opportunity={opportunity} />
        </div>
        <div className="min-w-0 space-y-12">
          <Pictures opportunity={opportunity} />
          <div>
            <WrittenProse text={description} />
            {link && (
              <p className="mt-6">
                <a
                  href={link}
                  target="_blank"
                  rel="noreferrer nofollow"
                  className="text-link underline underline-offset-4"
                >
                  {say('opportunities.opportunityView.link', { host: hostOf(link) })}
                </a>
              </p>
            )}
          </div>
          <Documents documents={media.filter(({ kind }) => kind === 'document')} />
          <Owner opportunity={opportunity} />
          <Goals opportunity={opportunity} />
        </div>
      </div>
    </article>
  );
}

const Owner = ({ opportunity: { owner } }: { opportunity: Opportunity }) => (
  <section aria-labelledby="partner">
    <h2 id="partner" className="text-xl">
      {say('opportunities.opportunityView.offeredBy')}
    </h2>
    <p className="mt-3 flex items-center gap-3">
      <Avatar name={sayName(owner)} src={owner.avatarUrl ?? undefined} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <PersonName person={owner} className="min-w-0 font-semibold" />
          <RoleMark person={owner} />
        </span>
        <TextLink to={`/scholarships?owner=${owner.id}&open=any`} className="inline-block py-1">
          {say('opportunities.opportunityView.partnerOffers')}
        </TextLink>
      </span>
    </p>
  </section>
);

const Goals = ({ opportunity: { sdgs } }: { opportunity: Opportunity }) => (
  <section aria-labelledby="goals">
    <h2 id="goals" className="text-xl">
      {say('opportunities.opportunityView.goals', { count: sdgs.length })}
    </h2>
    <ColourLinks
      className="mt-3 grid max-w-prose gap-1.5 sm:grid-cols-2"
      links={goalLinks(sdgs.map(({ sdg }) => sdg))}
    />
  </section>
);
