import { Suspense, useState } from 'react';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { selectUser } from '../../flows/session-selectors.ts';
import { useSessionSelector } from '../session/session-provider.tsx';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { isOfferDue, noteAnswer } from './offer-memory.ts';

const PasskeyOfferNotice = lazyPart(async () => ({
  default: (await import('./passkey-offer-notice.tsx')).PasskeyOfferNotice,
}));

/** On the overview, once after a login with a password, in browsers that can make a passkey. */
export function PasskeyOffer({ className }: { className?: string }) {
  const userId = useSessionSelector(selectUser)?.id;
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered || !userId || !isOfferDue(userId) || !canUsePasskeys()) return null;
  function close() {
    if (userId) noteAnswer(userId);
    setAnswered(true);
  }
  return (
    <Suspense>
      <PasskeyOfferNotice className={className} onClose={close} />
    </Suspense>
  );
}
