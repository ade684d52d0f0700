import { say } from '#languages/say.ts';
import { sayIfWaiting, WaitingMark } from '#platform/browser/outbox/waiting-mark.tsx';
import { Button, type ButtonProps } from '#ui/buttons/button.tsx';
import { oncePerDoubleClick } from '#ui/buttons/once-per-double-click.ts';
import type { Subject } from '../subject.ts';
import { useCachedState } from './follow-cache.ts';
import { useFollow, useFollowPress } from './use-follow.ts';

const VARIANTS = {
  first: { followed: 'secondary', other: 'primary' },
  second: { followed: 'quiet', other: 'secondary' },
} as const;

interface FollowButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  subject: Subject;
  /** The state from the list, shown until a newer one is known. */
  isFollowed: boolean;
  isMuted?: boolean;
  /** Beside another action that matters more. */
  isSecond?: boolean;
  /** For lists: adds the name to the accessible name. */
  isNameSaid?: boolean;
}

/** The label says what pressing the button does. */
export function FollowButton({ subject, isNameSaid = false, isSecond = false, ...props }: FollowButtonProps) {
  const { isFollowed: wasFollowed, isMuted: wasMuted = false, size, className } = props;
  const known = useCachedState(subject);
  const { take } = useFollow(subject);
  const { isFollowed, isMuted } = known ?? { isFollowed: wasFollowed, isMuted: wasMuted };
  const { isOn, isWaiting, press } = useFollowPress(subject, {
    isOn: isFollowed,
    send: (isWanted) => take(isWanted ? 'follow' : 'unfollow', isMuted),
  });
  const label = isOn ? say('following.followButton.unfollow') : say('following.followButton.follow');
  return (
    <Button
      variant={VARIANTS[isSecond ? 'second' : 'first'][isOn ? 'followed' : 'other']}
      size={size}
      className={className}
      aria-label={isNameSaid ? sayIfWaiting(`${label} ${subject.name}`, isWaiting) : undefined}
      onClick={oncePerDoubleClick(press)}
    >
      {label}
      {isWaiting && <WaitingMark />}
    </Button>
  );
}
