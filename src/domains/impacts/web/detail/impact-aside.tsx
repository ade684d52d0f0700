import { councilPathOf } from '#domains/councils/model.ts';
import { goalLinks } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import type { Impact, PersonCard } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { ColourLinks } from '#ui/drawn/colour-links.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { countOthers } from '../../model.ts';

export function ImpactAside({ impact }: { impact: Impact }) {
  const { sdgs, owner, members, memberInvites, council } = impact;
  const others = countOthers(impact);
  const viewer = useViewer();
  // Only they are told who has answered.
  const hasAnswers = impact.isOwn || viewer?.role === 'Judge' || viewer?.role === 'Admin';
  return (
    <>
      <TitledSection id="goals" title={say('impacts.impactAside.goals', { count: sdgs.length })}>
        <ColourLinks className="mt-3 space-y-1.5" links={goalLinks(sdgs)} />
      </TitledSection>
      <TitledSection
        id="people"
        title={
          others === 0
            ? say('impacts.impactAside.loggedBy')
            : say('impacts.impactAside.participants', { count: others + 1 })
        }
      >
        <ul className="mt-3 space-y-2">
          <Person person={owner} />
          {members.map(({ id, user, confirmedAt }) => (
            <Person key={id} person={user} note={hasAnswers && sayAnswer(confirmedAt)} />
          ))}
          {memberInvites.map(({ id, email }) => (
            <li key={id} className="min-w-0">
              <bdi dir="ltr" className="break-words">
                {email}
              </bdi>
              <span className="block text-sm text-muted">{say('impacts.peopleStep.invited')}</span>
            </li>
          ))}
        </ul>
        {council && hasArea('councils') && (
          <p className="mt-4 max-w-prose">
            <Phrase
              text={say('impacts.impactAside.council')}
              parts={{
                council: () => (
                  <TextLink dir="auto" to={councilPathOf(council)}>
                    {council.councilTitle}
                  </TextLink>
                ),
              }}
            />
          </p>
        )}
      </TitledSection>
    </>
  );
}

const sayAnswer = (confirmedAt: string | null | undefined): string =>
  confirmedAt ? say('impacts.impactAside.confirmed') : say('impacts.impactAside.unanswered');

const Person = ({ person, note }: { person: PersonCard; note?: string | false }) => (
  <li className="flex items-center gap-3">
    <Avatar name={sayName(person)} src={person.avatarUrl ?? undefined} size="sm" />
    <span className="min-w-0">
      <PersonName person={person} />
      {note && <span className="block text-sm text-muted">{note}</span>}
    </span>
  </li>
);
