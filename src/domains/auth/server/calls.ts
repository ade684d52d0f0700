/** The domain’s calls, each in a file of its name. */

import { deactivateAccount } from './accounts/deactivate-account.ts';
import { decideRegistration } from './admission/decide-registration.ts';
import { getOwnRegistration } from './admission/get-own-registration.ts';
import { getRegistration } from './admission/get-registration.ts';
import { listRegistrations } from './admission/list-registrations.ts';
import { withdrawRegistration } from './admission/withdraw-registration.ts';
import { changeEmail } from './email/change-email.ts';
import { confirmEmailChange } from './email/confirm-email-change.ts';
import { cancelEmailChange, getEmailChange, resendEmailChange } from './email/get-email-change.ts';
import { getMailRefusal, retryMailAddress } from './email/mail-refusal.ts';
import { undoEmailChange } from './email/undo-email-change.ts';
import { eraseAccount } from './erasure/erase-account.ts';
import { confirmGoogleSignIn } from './external/confirm-google-sign-in.ts';
import { getGoogleSignInUrl } from './external/get-google-sign-in-url.ts';
import { signInWithGoogle } from './external/sign-in-with-google.ts';
import { beginAppFactor } from './factors/begin-app-factor.ts';
import { confirmAppFactor } from './factors/confirm-app-factor.ts';
import { getFactors } from './factors/get-factors.ts';
import { removeAppFactor } from './factors/remove-app-factor.ts';
import { renewRecoveryCodes } from './factors/renew-recovery-codes.ts';
import { getInvitation } from './invite/get-invitation.ts';
import { getPersonalInvitation } from './invite/get-personal-invitation.ts';
import { inviteByMail } from './invite/invite-by-mail.ts';
import { inviteOrganization } from './invite/invite-organization.ts';
import { listInvitations } from './invite/list-invitations.ts';
import { logIn } from './log-in/log-in.ts';
import { logOut } from './log-in/log-out.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { beginPasskey } from './passkeys/begin-passkey.ts';
import { beginPasskeyLogin } from './passkeys/begin-passkey-login.ts';
import { logInWithPasskey } from './passkeys/log-in-with-passkey.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { renamePasskey } from './passkeys/rename-passkey.ts';
import { changePassword } from './passwords/change-password.ts';
import { disownPassword } from './passwords/disown-password.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { judgePassword } from './passwords/judge-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { endProgramToken } from './programs/end-program-token.ts';
import { listHeldProgramTokens, listProgramTokens } from './programs/list-program-tokens.ts';
import { makeProgramToken } from './programs/make-program-token.ts';
import { getProgramOrigins, setProgramOrigins } from './programs/program-origins.ts';
import { getChallenge } from './proofs/get-challenge.ts';
import { getProofRule } from './proofs/get-proof-rule.ts';
import { setProofRule } from './proofs/set-proof-rule.ts';
import { registerInvitedUser } from './register/register-invited-user.ts';
import { registerUser } from './register/register-user.ts';
import { resendToRegistered, resendVerificationMail } from './register/resend-verification-mail.ts';
import { verifyEmail } from './register/verify-email.ts';
import { getSecondStepRule } from './second-step-rule/get-second-step-rule.ts';
import { setSecondStepRule } from './second-step-rule/set-second-step-rule.ts';
import { endOtherSessions, endSession } from './sessions/end-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { proveIdentity } from './sessions/prove-identity.ts';
import { renewToken } from './sessions/renew-token.ts';

export const authCalls = {
  logIn,
  beginPasskeyLogin,
  logInWithPasskey,
  logOut,
  getGoogleSignInUrl,
  signInWithGoogle,
  confirmGoogleSignIn,
  renewToken,
  listSessions,
  endSession,
  endOtherSessions,
  proveIdentity,
  registerUser,
  registerInvitedUser,
  verifyEmail,
  listRegistrations,
  getRegistration,
  decideRegistration,
  getOwnRegistration,
  withdrawRegistration,
  resendVerificationMail,
  resendToRegistered,
  forgotPassword,
  resetPassword,
  changePassword,
  disownPassword,
  judgePassword,
  getChallenge,
  getProofRule,
  setProofRule,
  getEmailChange,
  changeEmail,
  resendEmailChange,
  getMailRefusal,
  retryMailAddress,
  cancelEmailChange,
  confirmEmailChange,
  undoEmailChange,
  getFactors,
  beginAppFactor,
  confirmAppFactor,
  removeAppFactor,
  renewRecoveryCodes,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  getSecondStepRule,
  setSecondStepRule,
  listProgramTokens,
  makeProgramToken,
  endProgramToken,
  listHeldProgramTokens,
  getProgramOrigins,
  setProgramOrigins,
  getInvitation,
  getPersonalInvitation,
  inviteByMail,
  inviteOrganization,
  listInvitations,
  deactivateAccount,
  eraseAccount,
};
