import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { WaitingMark } from '#platform/browser/outbox/waiting-mark.tsx';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { oncePerDoubleClick } from '#ui/buttons/once-per-double-click.ts';
import { BookmarkIcon } from '#ui/drawn/icons.tsx';
import { type Saveable, useSaveOpportunity } from './use-save-opportunity.ts';

interface SaveButtonProps {
  opportunity: Saveable;
  size?: 'sm' | 'md' | undefined;
  className?: string | undefined;
}

/** Saves or unsaves. Sends visitors to log in, or people without a profile to complete it, and back here. */
export function SaveButton({ opportunity, size = 'md', className }: SaveButtonProps) {
  const viewer = useViewer();
  const { who, to } = useLoginLink();
  if (viewer) return <Toggle opportunity={opportunity} size={size} className={className} />;
  return (
    <ButtonLink to={to()} variant="secondary" size={size} className={className}>
      <BookmarkIcon className="size-5 text-link" /> {say('opportunities.saveButton.saveLogin', { who })}
    </ButtonLink>
  );
}

function Toggle({ opportunity, size, className }: SaveButtonProps) {
  const { isOn, isWaiting, press } = useSaveOpportunity(opportunity);
  return (
    <Button variant="secondary" size={size} onClick={oncePerDoubleClick(press)} className={className}>
      <BookmarkIcon isFilled={isOn} className="size-5 text-link" />
      {isOn ? say('opportunities.saveButton.saved') : say('opportunities.saveButton.save')}
      <span className="sr-only">
        <Phrase
          text={isOn ? say('opportunities.saveButton.savedTitle') : say('opportunities.saveButton.title')}
          parts={{ title: () => <bdi>{opportunity.title}</bdi> }}
        />
      </span>
      {isWaiting && <WaitingMark />}
    </Button>
  );
}
