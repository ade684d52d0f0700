import { Button } from '../../../../ui/button.tsx';

/** Which provider it is the operator decides, so it is not named here. */
export function ExternalButton({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  return (
    <>
      <p className="my-6 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button variant="secondary" wide pending={isPending} pendingLabel="Opening the other page" onClick={onPress}>
        Continue with an external account
      </Button>
    </>
  );
}
