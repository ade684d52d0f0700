import { goalColor, goalLinks } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import { sayCategory, sayType } from '#domains/vocabularies/opportunity-kinds.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hostOf } from '#platform/browser/forms/web-address.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { RoleMark } from '#platform/browser/people/role-mark.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ShareButton } from '#platform/browser/sharing/share-button.tsx';
import { TranslationBar } from '#platform/browser/translation/translation-bar.tsx';
import { useTranslation } from '#platform/browser/translation/use-translation.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { ColourLinks } from '#ui/drawn/colour-links.tsx';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { Documents } from '#ui/media/documents.tsx';
import { Gallery } from '#ui/media/gallery.tsx';
import { Breadcrumbs } from '#ui/text/breadcrumbs.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { WrittenProse } from '#ui/text/prose.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { opportunityPathOf } from '../../model.ts';
import { OpportunityBadges } from '../opportunity-badges.tsx';
import { sayPlace } from '../opportunity-facts.ts';
import { ApplyPanel } from './apply-panel.tsx';
import { StaffBar } from './staff-bar.tsx';

export function OpportunityView({ opportunity }: { opportunity: Opportunity }) {
  const { title, type, category, description, link, media, isVerified, isHidden } = opportunity;
  const { id, owner, language } = opportunity;
  const viewer = useViewer();
  const translation = useTranslation({ kind: 'opportunity', id, language, title, text: description });
  const { shown } = translation;
  const isPublic = isVerified === true && !isHidden;
  return (
    <article>
      <Breadcrumbs
        list={{ to: '/scholarships', label: say('opportunities.scholarshipsPage.scholarships') }}
        current={title}
      />
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
        language={shown.language}
      >
        {shown.title}
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
            <WrittenProse text={shown.text} language={shown.language} />
            <TranslationBar
              of={{ kind: 'opportunity', id, language }}
              translation={translation}
              isEditable={viewer?.role === 'Admin' || viewer?.id === owner.id}
              className="mt-4"
            />
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
  <TitledSection id="partner" title={say('opportunities.opportunityView.offeredBy')}>
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
  </TitledSection>
);

const Goals = ({ opportunity: { sdgs } }: { opportunity: Opportunity }) => (
  <TitledSection id="goals" title={say('opportunities.opportunityView.goals', { count: sdgs.length })}>
    <ColourLinks
      className="mt-3 grid max-w-prose gap-1.5 sm:grid-cols-2"
      links={goalLinks(sdgs.map(({ sdg }) => sdg))}
    />
  </TitledSection>
);

/** The opportunity's pictures, or contours in the colours of its goals. */
function Pictures({ opportunity: { id, sdgs, media } }: { opportunity: Opportunity }) {
  const pictures = media.filter(({ kind }) => kind === 'picture');
  if (pictures.length > 0) return <Gallery pictures={pictures} />;
  const colors = sdgs.map(({ sdg }) => goalColor(sdg));
  return <ContourCover id={id} colors={colors} className="h-40 rounded-e-lg sm:h-56" isLarge />;
}
