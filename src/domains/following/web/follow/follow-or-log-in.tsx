import { say } from '#languages/say.ts';
import { useLoginLink } from '#platform/browser/session/use-login-link.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import type { Named } from '../subject.ts';
import { PersonFollow } from './person-follow.tsx';

/** Sends visitors to log in, or people without a profile to complete it, and back to the person. */
export function FollowOrLogIn({ person }: { person: Named }) {
  const viewer = useViewer();
  const { who, to } = useLoginLink();
  if (viewer) return <PersonFollow person={person} />;
  return <ButtonLink to={to()}>{say('following.followOrLogIn.follow', { who })}</ButtonLink>;
}
