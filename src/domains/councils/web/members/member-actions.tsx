import { sayName } from '#domains/people/model.ts';
import { updateCouncil } from '#generated/councils/updateCouncil.gen.ts';
import { removeMember } from '#generated/goals/removeMember.gen.ts';
import type { Council, CouncilMember } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { CouncilAction } from '../council-action.tsx';
import { REMOVE_MEMBER, TRANSFER_COUNCIL } from '../council-actions.ts';

export function MemberActions({ council, member: { id, person } }: { council: Council; member: CouncilMember }) {
  return (
    <>
      <CouncilAction
        councilId={council.id}
        words={TRANSFER_COUNCIL}
        subject={sayName(person)}
        isSubjectSaid
        size="sm"
        act={() => transferOwnership(council, person.id)}
        done={say('councils.memberActions.transferred', { name: isolate(sayName(person)) })}
      />
      <CouncilAction
        councilId={council.id}
        words={REMOVE_MEMBER}
        subject={sayName(person)}
        isSubjectSaid
        variant="quiet"
        size="sm"
        act={() => removeMember({ path: { kind: 'council', id } })}
        done={say('councils.memberActions.removed', { name: isolate(sayName(person)) })}
      />
    </>
  );
}

/** Resends the council's own values, so that only the owner changes. */
function transferOwnership(
  { id, councilTitle, description, sdgs, revision }: Council,
  ownerId: string,
): Promise<unknown> {
  return updateCouncil({
    path: { id },
    body: { councilTitle, description, sdgs: sdgs.map(({ sdg }) => sdg), ownerId, revision },
  });
}
