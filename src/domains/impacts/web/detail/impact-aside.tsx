import { councilPathOf } from '#domains/councils/model.ts';
import { goalLinks } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import type { Impact, PersonCard } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { PersonName } from '#platform/browser/people/person-address.tsx';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { ColourLinks } from '#ui/drawn/colour-links.tsx';
import { TitledSection } from '#ui/text/titled-section.tsx';
import { countOthers } from '../../model.ts';

export function ImpactAside({ impact }: { impact: Impact }) {
  const { sdgs, owner, members, memberInvites, council } = impact;
  const others = countOthers(impact);
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
          {members.map(({ id, user }) => (
            <Person key={id} person={user} />
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
        {council && (
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

const Person = ({ person }: { person: PersonCard }) => (
  <li className="flex items-center gap-3">
    <Avatar name={sayName(person)} src={person.avatarUrl ?? undefined} size="sm" />
    <PersonName person={person} className="min-w-0" />
  </li>
);
