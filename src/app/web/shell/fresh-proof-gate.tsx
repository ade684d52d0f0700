import { Suspense } from 'react';
import { useIsAskedForProof } from '#domains/auth/web/fresh-proof/asked-proof.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';

const FreshProofDialog = lazyPart(async () => ({
  default: (await import('#domains/auth/web/fresh-proof/fresh-proof-dialog.tsx')).FreshProofDialog,
}));

/** The question whether it's still the owner, while a call waits for the answer. */
export function FreshProofGate() {
  if (!useIsAskedForProof()) return null;
  return (
    <Suspense>
      <FreshProofDialog />
    </Suspense>
  );
}
