import { say } from '#languages/say.ts';
import { useIsProving } from './with-proof.ts';

/** Says in a form why sending it takes a moment longer. */
export function ProofProgress() {
  const isProving = useIsProving();
  return (
    <p role="status">
      {isProving && <span className="mt-2 block text-sm text-muted">{say('auth.proofs.working')}</span>}
    </p>
  );
}
