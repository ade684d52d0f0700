import { useState } from 'react';
import { sayName } from '#domains/people/model.ts';
import type { FollowState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { sayErrors } from '#platform/browser/forms/form-errors.ts';
import { useFormErrors } from '#platform/browser/forms/use-form-errors.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, type MenuEntry } from '#ui/buttons/menu.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { type Named, personOf, type Subject } from '../subject.ts';
import { FollowButton } from './follow-button.tsx';
import { useFollowState } from './follow-cache.ts';
import { BLOCKING } from './follow-texts.ts';
import { useBlock, useUnblock } from './use-block.ts';
import { useFollow } from './use-follow.ts';

interface PersonFollowProps {
  person: Named;
}

/** On someone's profile: follow, mute, block. Nothing until it's known what applies. */
export function PersonFollow({ person }: PersonFollowProps) {
  const subject = personOf(person);
  const { data } = useFollowState(subject);
  const unblock = useUnblock();
  const [isBlocking, setIsBlocking] = useState(false);
  const state = data?.data;
  if (!state) return null;
  return (
    <>
      {state.isBlocked ? (
        <Button variant="secondary" pending={unblock.isPending} onClick={() => unblock.mutate(person)}>
          {say('following.personFollow.unblock')}
        </Button>
      ) : (
        <>
          <FollowButton subject={subject} isFollowed={state.isFollowed} isMuted={state.isMuted} />
          <More subject={subject} state={state} onBlock={() => setIsBlocking(true)} />
        </>
      )}
      {isBlocking && <BlockDialog person={person} onClose={() => setIsBlocking(false)} />}
    </>
  );
}

interface MoreProps {
  subject: Subject;
  state: FollowState;
  onBlock: () => void;
}

function More({ subject, state: { isFollowed, isMuted }, onBlock }: MoreProps) {
  const { take } = useFollow(subject);
  const muting: MenuEntry = {
    id: 'mute',
    label: isMuted ? say('following.personFollow.unmute') : say('following.personFollow.mute'),
    onSelect: () => take(isMuted ? 'unmute' : 'mute'),
  };
  const blocking: MenuEntry = {
    id: 'block',
    label: say('following.personFollow.block'),
    isDanger: true,
    onSelect: onBlock,
  };
  return (
    <Menu
      label={say('following.personFollow.more')}
      align="end"
      entries={isFollowed ? [muting, blocking] : [blocking]}
    />
  );
}

function BlockDialog({ person, onClose }: PersonFollowProps & { onClose: () => void }) {
  const block = useBlock(person, onClose);
  const refused = useFormErrors(block.error, say('following.personFollow.failed'));
  return (
    <ConfirmDialog
      words={BLOCKING}
      subject={sayName(person)}
      isPending={block.isPending}
      failure={sayErrors(refused)}
      onConfirm={() => block.mutate()}
      onClose={onClose}
    />
  );
}
