/** The domain’s calls, each in a file of its name. */
import { deactivateAccount } from './accounts/deactivate-account.ts';
import { getGoogleSignInUrl } from './external/get-google-sign-in-url.ts';
import { signInWithGoogle } from './external/sign-in-with-google.ts';
import { getInvitation } from './invite/get-invitation.ts';
import { inviteByMail } from './invite/invite-by-mail.ts';
import { inviteOrganization } from './invite/invite-organization.ts';
import { listInvitations } from './invite/list-invitations.ts';
import { logIn } from './log-in/log-in.ts';
import { logOut } from './log-in/log-out.ts';
import { changePassword } from './passwords/change-password.ts';
import { disownPassword } from './passwords/disown-password.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { judgePassword } from './passwords/judge-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { registerInvitedUser } from './register/register-invited-user.ts';
import { registerUser } from './register/register-user.ts';
import { resendToRegistered, resendVerificationMail } from './register/resend-verification-mail.ts';
import { verifyEmail } from './register/verify-email.ts';
import { endOtherSessions, endSession } from './sessions/end-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { renewToken } from './sessions/renew-token.ts';

export const authCalls = {
  logIn,
  logOut,
  getGoogleSignInUrl,
  signInWithGoogle,
  renewToken,
  listSessions,
  endSession,
  endOtherSessions,
  registerUser,
  registerInvitedUser,
  verifyEmail,
  resendVerificationMail,
  resendToRegistered,
  forgotPassword,
  resetPassword,
  changePassword,
  disownPassword,
  judgePassword,
  getInvitation,
  inviteByMail,
  inviteOrganization,
  listInvitations,
  deactivateAccount,
};
