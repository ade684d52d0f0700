import type { ReactNode } from 'react';
import { goalColor, goalLinks } from '#domains/goals/goals.ts';
import type { Council } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { TranslationBar } from '#platform/browser/translation/translation-bar.tsx';
import type { TranslationState } from '#platform/browser/translation/use-translation.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { ColourLinks } from '#ui/drawn/colour-links.tsx';
import { ContourCover } from '#ui/drawn/contour-cover.tsx';
import { sharpWidthOf } from '#ui/media/picture.ts';
import { WrittenProse } from '#ui/text/prose.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { MemberPreview } from '../members/member-preview.tsx';
import type { CouncilSlots } from './council-slots.ts';

const SHAPE = 'aspect-[5/2] w-full rounded-e-lg';

/** The council's cover, or contours in the colours of its goals. */
function CouncilCover({ council: { id, cover, sdgs } }: { council: Council }) {
  if (!cover) return <ContourCover id={id} colors={sdgs.map(({ sdg }) => goalColor(sdg))} className={SHAPE} isLarge />;
  const { url, widths, alt, blurDataUrl } = cover;
  return (
    <img
      src={url}
      srcSet={widths.map((one) => `${one.url} ${one.width}w`).join(', ')}
      sizes="(min-width: 80rem) 54rem, (min-width: 64rem) 66vw, 100vw"
      alt={alt ?? ''}
      fetchPriority="high"
      style={{
        maxWidth: sharpWidthOf(cover),
        ...(blurDataUrl && { backgroundImage: `url("${blurDataUrl}")`, backgroundSize: 'cover' }),
      }}
      className={`${SHAPE} bg-sunken object-cover`}
    />
  );
}

interface AboutPartProps {
  council: Council;
  /** Of the title and the description. */
  translation: TranslationState;
  slots: CouncilSlots;
}

export function AboutPart({ council, translation, slots }: AboutPartProps) {
  const viewer = useViewer();
  const { id, language, isApproved, impactCount, standing } = council;
  const canLog = viewer?.role === 'Member' && (standing === 'owner' || standing === 'member');
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <CouncilCover council={council} />
        <WrittenProse text={translation.shown.text} language={translation.shown.language} className="mt-8" />
        <TranslationBar
          of={{ kind: 'council', id, language }}
          translation={translation}
          isEditable={standing === 'owner' || viewer?.role === 'Admin'}
          className="mt-4"
        />
        {isApproved && (
          <Section id="together" title={say('councils.aboutPart.results')} className="mt-14">
            {impactCount === 0 ? (
              <p className="max-w-prose text-muted">{say('councils.aboutPart.impactsEmpty')}</p>
            ) : (
              slots.renderNumbers(council)
            )}
            {canLog && (
              <ButtonLink to="/dashboard/impacts/new" variant="secondary" className="mt-10">
                {say('councils.aboutPart.logImpact')}
              </ButtonLink>
            )}
          </Section>
        )}
      </div>
      <aside aria-label={say('councils.aboutPart.sideLabel')} className="min-w-0 space-y-10">
        <Goals council={council} />
        {isApproved && <MemberPreview council={council} />}
      </aside>
      {isApproved && impactCount > 0 && (
        <Section id="impacts" title={say('councils.aboutPart.verifiedImpacts')} className="min-w-0 lg:col-span-2">
          {slots.renderImpacts(council)}
        </Section>
      )}
      {isApproved && <div className="min-w-0 lg:col-span-2">{slots.renderComments(council)}</div>}
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

const Section = ({ id, title, className, children }: SectionProps) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className="mb-6 text-2xl">
      {title}
    </h2>
    {children}
  </section>
);

const Goals = ({ council: { sdgs } }: { council: Council }) => (
  <TitledSection id="goals" title={say('councils.aboutPart.goals', { count: sdgs.length })}>
    <ColourLinks className="mt-3 space-y-1.5" links={goalLinks(sdgs.map(({ sdg }) => sdg))} />
  </TitledSection>
);
