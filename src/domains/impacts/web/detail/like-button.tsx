import type { Impact } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { WaitingMark } from '#platform/browser/outbox/waiting-mark.tsx';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { oncePerDoubleClick } from '#ui/buttons/once-per-double-click.ts';
import { HeartIcon } from '#ui/drawn/icons.tsx';
import { useLike } from './use-like.ts';

/** Sends visitors to log in, or people without a profile to complete it, and back to the impact. */
export function LikeButton({ impact }: { impact: Impact }) {
  const viewer = useViewer();
  const { who, to } = useLoginLink();
  if (viewer) return <Toggle impact={impact} userId={viewer.id} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ButtonLink to={to()} variant="secondary">
        <HeartIcon /> {say('impacts.likeButton.likeLogin', { who })}
      </ButtonLink>
      <Count count={impact.likeCount} />
    </div>
  );
}

function Toggle({ impact, userId }: { impact: Impact; userId: string }) {
  const { isOn, isWaiting, likeCount, press } = useLike(impact, userId);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" aria-pressed={isOn} onClick={oncePerDoubleClick(press)}>
        <HeartIcon isFilled={isOn} className="size-5 text-link" /> {say('impacts.likeButton.like')}
        {isWaiting && <WaitingMark />}
      </Button>
      <Count count={likeCount} />
    </div>
  );
}

const Count = ({ count }: { count: number }) => (
  <span className="text-muted tabular-nums">
    {count === 0 ? say('impacts.likeButton.noLikes') : say('impacts.likeButton.likes', { count })}
  </span>
);
