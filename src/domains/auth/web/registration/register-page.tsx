import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type EmittedFrom, fromPromise } from 'xstate';
import { getInvitation } from '#generated/auth/getInvitation.gen.ts';
import { registerInvitedUser } from '#generated/auth/registerInvitedUser.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import type { OpenInvitation, RegistrationInput } from '#generated/types.gen.ts';
import { registerUser } from '#generated/users/registerUser.gen.ts';
import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { useFlow } from '#platform/browser/flows/use-flow.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { TextLink } from '#ui/buttons/text-link.tsx';
import { LoadingState, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { isolate } from '#ui/shared/isolate.ts';
import { PageHeading } from '#ui/text/page-heading.tsx';
import { registrationMachine } from '../../flows/registration.ts';
import { DeadLink } from '../dead-link.tsx';
import { withProof } from '../proofs/with-proof.ts';
import { useLoginNotice } from '../use-login-notice.ts';
import { keepSent } from './kept-registration.ts';
import { RegistrationForm } from './registration-form.tsx';
import { useLinkOwner } from './use-link-owner.ts';

const providedRegistrationMachine = registrationMachine.provide({
  actors: {
    register: fromPromise(async ({ input: { values, inviteId, invitedBy } }) => {
      const query = invitedBy === null ? {} : { invited_by: invitedBy };
      const { data } =
        inviteId === null
          ? await withProof((proof) => registerUser({ body: { ...values, ...proof }, query }))
          : await registerInvitedUser({ body: values, query: { inviteid: inviteId } });
      return data.message;
    }),
  },
});

/** `?inviteid=` comes from an emailed invitation, `?invited_by=` from someone's own link. */
export function RegisterPage() {
  const [search] = useSearchParams();
  const inviteId = search.get('inviteid');
  const invitedBy = zId.safeParse(search.get('invited_by')).data ?? null;
  const invitation = useInvitation(inviteId);
  const linkOwner = useLinkOwner(inviteId === null ? invitedBy : null);
  const sent = useRef<RegistrationInput | null>(null);
  const hear = useLoginNotice(() => sent.current?.email ?? '', { isRegistered: inviteId === null });
  const flow = useFlow(
    providedRegistrationMachine,
    { inviteId, invitedBy },
    (emitted: EmittedFrom<typeof registrationMachine>) => {
      if (emitted.type === 'navigate' && sent.current) keepSent(sent.current);
      hear(emitted);
    },
  );
  const refused = useSelector(flow, (state) => state.context.errors);
  const isPending = useSelector(flow, (state) => state.hasTag('loading'));
  const isInviteDead = useSelector(
    flow,
    ({ context }) => isApiError(context.error, 'refused') && context.error.status === 410,
  );
  if (isInviteDead || invitation === 'dead') {
    return (
      <DeadLink action={{ to: '/auth/register', label: say('auth.registerPage.withoutInvitation') }}>
        <Phrase
          text={say('auth.registerPage.invitationExpired')}
          parts={{ login: (text) => <TextLink to="/auth/login">{text}</TextLink> }}
        />
      </DeadLink>
    );
  }
  if (invitation === 'asked') {
    return (
      <LoadingState label={say('auth.registerPage.opening')}>
        <SkeletonText lines={8} />
      </LoadingState>
    );
  }
  if (inviteId === null && readPageSettings().isByInvitation) return <ByInvitation />;
  const { organizationName, email } = invitation ?? {};
  const inviterName = invitation?.inviterName ?? linkOwner;
  const needsApproval = invitation?.needsApproval ?? readPageSettings().isByApproval === true;

  return (
    <>
      <PageHeading
        kicker={
          inviterName
            ? sayInvited(isolate(inviterName), organizationName)
            : inviteId === null && invitedBy === null
              ? undefined
              : say('auth.registerPage.invitedHeading')
        }
        lead={
          <Phrase
            text={say('auth.registerPage.loginPrompt')}
            parts={{ login: (text) => <TextLink to="/auth/login">{text}</TextLink> }}
          />
        }
      >
        {say('auth.registerPage.heading')}
      </PageHeading>
      {needsApproval && <p className="mt-6 max-w-prose">{say('auth.registerPage.byApproval')}</p>}
      <RegistrationForm
        email={email}
        refused={refused}
        isPending={isPending}
        isInvited={inviteId !== null}
        needsApproval={needsApproval}
        onSubmit={(values) => {
          sent.current = values;
          flow.send({ type: 'form.submitted', values });
        }}
      />
    </>
  );
}

/** Where only invited people may join. */
const ByInvitation = () => (
  <>
    <PageHeading kicker={say('auth.registerPage.byInvitationTitle')} lead={say('auth.registerPage.byInvitation')}>
      {say('auth.registerPage.heading')}
    </PageHeading>
    <p className="mt-6">
      <Phrase
        text={say('auth.registerPage.loginPrompt')}
        parts={{ login: (text) => <TextLink to="/auth/login">{text}</TextLink> }}
      />
    </p>
  </>
);

const sayInvited = (inviterName: string, organizationName: string | null | undefined): string =>
  organizationName
    ? say('auth.registerPage.invitedOrganisation', { inviterName, organisation: isolate(organizationName) })
    : say('auth.registerPage.invitedYou', { inviterName });

/** Null without an invitation or an answer: registration still works. */
type Invited = OpenInvitation | 'asked' | 'dead' | null;

/** Reads the invitation of an emailed link. */
function useInvitation(inviteId: string | null): Invited {
  const [invited, setInvited] = useState<Invited>(inviteId === null ? null : 'asked');
  useEffect(() => {
    if (inviteId === null) return setInvited(null);
    const stopped = new AbortController();
    setInvited('asked');
    getInvitation({ query: { inviteid: inviteId }, signal: stopped.signal }).then(
      ({ data }) => setInvited(data.data),
      (error: unknown) => {
        if (!stopped.signal.aborted) setInvited(isApiError(error, 'refused') && error.status === 410 ? 'dead' : null);
      },
    );
    return () => stopped.abort();
  }, [inviteId]);
  return invited;
}
