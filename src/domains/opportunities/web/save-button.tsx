import type { OpportunitySummary } from '#generated/types.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { oncePerDoubleClick } from '#ui/buttons/once-per-double-click.ts';
import { BookmarkIcon } from '#ui/drawn/icons.tsx';
import { useSaveOpportunity } from './use-save-opportunity.ts';

interface SaveButtonProps {
  opportunity: Pick<OpportunitySummary, 'id' | 'title' | 'isFavourite'>;
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

function Toggle({ opportunity: { id, title, isFavourite }, size, className }: SaveButtonProps) {
  const saving = useSaveOpportunity(id);
  return (
    <Button
      variant="secondary"
      size={size}
      onClick={oncePerDoubleClick(() => saving.mutate(!isFavourite))}
      className={className}
    >
      <BookmarkIcon isFilled={isFavourite} className="size-5 text-link" />
      {isFavourite ? say('opportunities.saveButton.saved') : say('opportunities.saveButton.save')}
      <span className="sr-only">
        <Phrase
          text={isFavourite ? say('opportunities.saveButton.savedTitle') : say('opportunities.saveButton.title')}
          parts={{ title: () => <bdi>{title}</bdi> }}
        />
      </span>
    </Button>
  );
}
