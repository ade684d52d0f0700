import type { ReactNode } from 'react';
import { goalLinks } from '#domains/goals/goals.ts';
import type { Council } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { ColourLinks } from '#ui/drawn/colour-links.tsx';
import { WrittenProse } from '#ui/text/prose.tsx';
import { MemberPreview } from '../members/member-preview.tsx';
import { CouncilCover } from './council-cover.tsx';
import type { CouncilSlots } from './council-slots.ts';

interface AboutPartProps {
  council: Council;
  slots: CouncilSlots;
}

export function AboutPart({ council, slots }: AboutPartProps) {
  const viewer = useViewer();
  const { description, isApproved, impactCount, standing } = council;
  const canLog = viewer?.role === 'Member' && (standing === 'owner' || standing === 'member');
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <CouncilCover council={council} />
        <WrittenProse text={description} className="mt-8" />
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
  <section aria-labelledby="goals">
    <h2 id="goals" className="text-xl">
      {say('councils.aboutPart.goals', { count: sdgs.length })}
    </h2>
    <ColourLinks className="mt-3 space-y-1.5" links={goalLinks(sdgs.map(({ sdg }) => sdg))} />
  </section>
);
