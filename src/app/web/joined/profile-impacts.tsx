/** What the profile for members and the public one say about impacts. */

import { sayName } from '#domains/people/model.ts';
import type { PersonCard } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { hasArea } from '#platform/browser/page/page-settings.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';

export const NoImpacts = ({ person }: { person: PersonCard }) => (
  <p className="mt-3 text-muted">
    <Phrase text={say('joined.profileWithImpacts.noneYet')} parts={{ name: () => <bdi>{sayName(person)}</bdi> }} />
  </p>
);

/** Above the list. */
export const ImpactsHeading = ({ person }: { person: PersonCard }) => (
  <div className="mt-14 mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
    <h3 className="text-xl">{say('joined.profileWithImpacts.verifiedImpacts')}</h3>
    {hasArea('gallery') && (
      <TextLink to={`/gallery?userId=${person.id}`}>
        <Phrase
          text={say('joined.profileWithImpacts.picturesFrom')}
          parts={{ name: () => <bdi>{sayName(person)}</bdi> }}
        />
      </TextLink>
    )}
  </div>
);
