import { say } from '#languages/say.ts';
import { Button } from '#ui/buttons/button.tsx';

/** The provider is configurable, so it isn't named. */
export function ExternalButton({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  return (
    <>
      <p className="my-6 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {say('auth.externalButton.or')}
      </p>
      <Button
        variant="secondary"
        wide
        pending={isPending}
        pendingLabel={say('auth.externalButton.opening')}
        onClick={onPress}
      >
        {say('auth.externalButton.otherAccount')}
      </Button>
    </>
  );
}
