/** The names of the calls that states invoke, by the name of the actor. */
import { say } from '#languages/say.ts';

export const CALL_NAMES: Readonly<Record<string, string>> = {
  browser: say('inspector.calls.browser'),
  cover: say('inspector.calls.cover'),
  deactivateAccount: say('inspector.calls.deactivateAccount'),
  downloadArchive: say('inspector.calls.downloadArchive'),
  finishExternal: say('inspector.calls.finishExternal'),
  forgotPassword: say('inspector.calls.forgotPassword'),
  getExternalUrl: say('inspector.calls.getExternalUrl'),
  loadCurrentUser: say('inspector.calls.loadCurrentUser'),
  logIn: say('inspector.calls.logIn'),
  logOut: say('inspector.calls.logOut'),
  look: say('inspector.calls.look'),
  openDraft: say('inspector.calls.openDraft'),
  readNewest: say('inspector.calls.readNewest'),
  register: say('inspector.calls.register'),
  renewTokens: say('inspector.calls.renewTokens'),
  resendVerificationMail: say('inspector.calls.resendVerificationMail'),
  resetPassword: say('inspector.calls.resetPassword'),
  sendDecision: say('inspector.calls.sendDecision'),
  sendDraft: say('inspector.calls.sendDraft'),
  showPicture: say('inspector.calls.showPicture'),
  stream: say('inspector.calls.stream'),
  updateProfile: say('inspector.calls.updateProfile'),
  uploadPicture: say('inspector.calls.uploadPicture'),
  verifyEmail: say('inspector.calls.verifyEmail'),
};
