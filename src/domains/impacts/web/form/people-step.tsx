import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/drawn/avatar.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { useFocusAfter } from '#ui/focus/use-focus-after.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { hasRoomForPeople, type ImpactDraft } from '../../flows/impact-draft.ts';
import { countOthers } from '../../model.ts';
import { MailInvitation, type TypedAddressProps } from './mail-invitation.tsx';
import { MemberSearch } from './member-search.tsx';
import type { RenderCouncil, StepProps } from './step-props.ts';

interface PeopleStepProps extends StepProps, TypedAddressProps {
  userId: string;
  renderCouncil: RenderCouncil;
}

export function PeopleStep({ draft, change, faultOf, userId, renderCouncil, typed, onTyped }: PeopleStepProps) {
  const { members, memberInvites } = draft;
  const focusAfter = useFocusAfter(draft);
  const addMember = (member: ImpactDraft['members'][number]) => {
    const isNew = !members.some(({ id }) => id === member.id);
    if (isNew) change({ members: [...members, member] });
    return isNew;
  };
  const addInvite = (invite: ImpactDraft['memberInvites'][number]) => {
    const isNew = !memberInvites.some(({ id }) => id === invite.id);
    if (isNew) change({ memberInvites: [...memberInvites, invite] });
    return isNew;
  };
  const faults = [faultOf('members'), faultOf('memberInvites')].filter(Boolean).join(' ');
  return (
    <>
      {hasRoomForPeople(draft) ? (
        <div className="grid max-w-3xl gap-6 sm:grid-cols-2">
          <MemberSearch taken={[userId, ...members.map(({ id }) => id)]} onFound={addMember} />
          <MailInvitation {...{ typed, onTyped }} onFound={addMember} onInvited={addInvite} />
        </div>
      ) : (
        <p className="border-s-4 border-line ps-4 text-muted">{say('impacts.peopleStep.full')}</p>
      )}
      <Fieldset
        id="members"
        legend={say('impacts.peopleStep.tookPart', { count: countOthers(draft) + 1 })}
        error={faults || undefined}
      >
        <ul className="divide-y divide-line border-t border-line">
          <li className="flex min-h-14 items-center gap-3 py-2 text-muted">{say('impacts.peopleStep.you')}</li>
          {members.map(({ id, name, avatarUrl }) => (
            <li key={id} className="flex min-h-14 items-center gap-3 py-2">
              <Avatar name={name} src={avatarUrl ?? undefined} size="sm" />
              <span dir="auto" className="min-w-0 flex-1">
                {name}
              </span>
              <RemoveButton
                name={name}
                onPress={() => {
                  focusAfter(toTheSearch);
                  change({ members: members.filter((one) => one.id !== id) });
                }}
              />
            </li>
          ))}
          {memberInvites.map(({ id, email }) => (
            <li key={id} className="flex min-h-14 items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                {email}
                <span className="block text-sm text-muted">{say('impacts.peopleStep.invited')}</span>
              </span>
              <RemoveButton
                name={email}
                onPress={() => {
                  focusAfter(toTheSearch);
                  change({ memberInvites: memberInvites.filter((one) => one.id !== id) });
                }}
              />
            </li>
          ))}
        </ul>
      </Fieldset>
      {renderCouncil({
        value: draft.council,
        onChange: (council) => change({ council }),
        error: faultOf('council'),
      })}
    </>
  );
}

const toTheSearch = () => document.getElementById('member-search');

const RemoveButton = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <Button
    variant="quiet"
    size="sm"
    onClick={onPress}
    aria-label={say('impacts.peopleStep.remove', { name: isolate(name) })}
  >
    {' '}
    {say('impacts.peopleStep.removeButton')}{' '}
  </Button>
);
