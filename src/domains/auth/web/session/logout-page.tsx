import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { endPushes } from '#platform/browser/device/end-pushes.ts';
import { clearFormStorageOf } from '#platform/browser/forms/form-storage.ts';
import { listWaitingKeys, readWaitingKey, removeWaiting } from '#platform/browser/outbox/waiting-keys.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { homeOf, selectShownUser } from '../../flows/session-selectors.ts';
import type { SessionEnd } from '../../flows/session-types.ts';
import { accountMessages } from '../../messages.ts';
import { RETURN_DAYS } from '../../return-days.ts';
import { KeptDrafts } from './kept-drafts.tsx';
import { useSession, useSessionSelector } from './session-provider.tsx';

interface Farewell {
  title: string;
  lead?: string;
}

const FAREWELLS: Record<SessionEnd, Farewell> = {
  requested: { title: say('auth.logoutPage.loggedOut') },
  otherTab: { title: say('auth.logoutPage.loggedOut'), lead: say('auth.logoutPage.otherTab') },
  refused: { title: say('auth.logoutPage.sessionEnded'), lead: say('auth.logoutPage.otherTabLead') },
  expired: {
    title: say('auth.logoutPage.sessionEnded'),
    lead: say('auth.logoutPage.timeoutLead'),
  },
  deactivated: {
    title: accountMessages.deactivated,
    lead: say('auth.logoutPage.deactivatedLead', { RETURN_DAYS }),
  },
};

/** Opening this page ends the session. */
export function LogoutPage() {
  const session = useSession();
  const { state } = useLocation();
  // Read before the session forgets who is logging out.
  const [personId] = useState(() => personIn(state) ?? session.getSnapshot().context.tokens?.subject ?? null);
  const reason = reasonIn(state);
  const unsent = useUnsent(reason === 'requested' ? personId : null);
  const mayLeave = unsent.kinds?.length === 0;
  useEffect(() => {
    if (!mayLeave) return;
    // Someone whose session ended for another reason will come back to what they typed.
    if (reason === 'requested' && personId !== null) clearFormStorageOf(personId);
    void endPushes();
    session.send({ type: 'logout.requested' });
  }, [session, reason, personId, mayLeave]);
  if (unsent.kinds === null) return null;
  if (unsent.kinds.length > 0) return <UnsentQuestion kinds={unsent.kinds} onDelete={unsent.remove} />;
  const { title, lead } = FAREWELLS[reason];
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-12 sm:px-8 lg:py-24">
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className="mt-8 flex flex-wrap gap-3">
        {reason === 'deactivated' ? (
          <ButtonLink to="/">{say('auth.logoutPage.homeLink')}</ButtonLink>
        ) : (
          <>
            <ButtonLink to="/auth/login">{say('auth.logoutPage.logIn')}</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              {say('auth.logoutPage.homeLink')}
            </ButtonLink>
          </>
        )}
      </div>
      {personId !== null && <KeptDrafts personId={personId} />}
    </div>
  );
}

interface Unsent {
  /** Of each item; null until they're known. */
  kinds: readonly string[] | null;
  remove: () => void;
}

/** What waits on this device to be sent: nobody who uses it next may find it. */
function useUnsent(personId: string | null): Unsent {
  const [kinds, setKinds] = useState<Unsent['kinds']>(personId === null ? [] : null);
  useEffect(() => {
    if (personId === null) return;
    listWaitingKeys(personId).then(
      (keys) => setKinds(keys.map((key) => readWaitingKey(key).kind)),
      // A browser without storage has nothing waiting.
      () => setKinds([]),
    );
  }, [personId]);
  const remove = () => {
    // If it isn't deleted, the session doesn't end.
    if (personId !== null) void removeWaiting(personId).then(() => setKinds([]));
  };
  return { kinds, remove };
}

function UnsentQuestion({ kinds, onDelete }: { kinds: readonly string[]; onDelete: () => void }) {
  const user = useSessionSelector(selectShownUser);
  const home = user ? homeOf(user.role) : '/';
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-12 sm:px-8 lg:py-24">
      <PageHeading lead={say('auth.logoutPage.unsentLead')}>
        {say('auth.logoutPage.unsent', { count: kinds.length })}
      </PageHeading>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={kinds.includes('impact') ? '/dashboard/impacts' : home}>
          {say('auth.logoutPage.stay')}
        </ButtonLink>
        <Button variant="danger" onClick={onDelete}>
          {say('auth.logoutPage.leave')}
        </Button>
      </div>
    </div>
  );
}

function reasonIn(state: unknown): SessionEnd {
  const reason = typeof state === 'object' && state !== null && 'endedFor' in state ? state.endedFor : null;
  return isReason(reason) ? reason : 'requested';
}

function personIn(state: unknown): string | null {
  const id = typeof state === 'object' && state !== null && 'personId' in state ? state.personId : null;
  return typeof id === 'string' ? id : null;
}

const isReason = (reason: unknown): reason is SessionEnd => typeof reason === 'string' && reason in FAREWELLS;
