/**
 * The fixed texts of the error catalogue and other messages about signing in. They are getters, so that each one is
 * read in the language current at the time.
 */
import type { RegistrationState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export const loginMessages = {
  get success() {
    return say('auth.messages.loginSuccess');
  },
  get bothWrong() {
    return say('auth.messages.bothWrong');
  },
  get emailUnknown() {
    return say('auth.messages.emailUnknown');
  },
  get passwordWrong() {
    return say('auth.messages.passwordWrong');
  },
  get invalid() {
    return say('auth.messages.invalid');
  },
  get unclear() {
    return say('auth.messages.unclear');
  },
  get unexpected() {
    return say('auth.messages.unexpected');
  },
  get unverified() {
    return say('auth.messages.unverified');
  },
  /** Of someone whom no admin has let in. */
  pending: (state: RegistrationState) => say('auth.messages.registrationPending', { state }),
  get factorRequired() {
    return say('auth.messages.factorRequired');
  },
  get passkeyRequired() {
    return say('auth.messages.passkeyRequired');
  },
  get passkeyCancelled() {
    return say('auth.messages.passkeyCancelled');
  },
  get passkeyOrCodeRequired() {
    return say('auth.messages.passkeyOrCodeRequired');
  },
  get resend() {
    return say('auth.messages.resend');
  },
  get externalFailed() {
    return say('auth.messages.externalFailed');
  },
};

export const verificationMailMessages = {
  get failure() {
    return say('auth.messages.verificationFailed');
  },
  get success() {
    return say('auth.messages.verificationSent');
  },
};

export const emailVerificationMessages = {
  get success() {
    return say('auth.messages.verified');
  },
  /** Where an admin has to approve registrations. */
  get pending() {
    return say('auth.messages.verifiedPending');
  },
  /** In the browser that registered. */
  get successHere() {
    return say('auth.messages.verifiedHere');
  },
};

export const forgotPasswordMessages = {
  get unknown() {
    return say('auth.messages.forgotUnknown');
  },
  get success() {
    return say('auth.messages.forgotSent');
  },
};

export const resetPasswordMessages = {
  get mismatch() {
    return say('auth.messages.mismatch');
  },
  get success() {
    return say('auth.messages.passwordReset');
  },
};

export const registrationMessages = {
  get success() {
    return say('auth.messages.registered');
  },
  /** An invited address counts as verified, so no email follows. */
  get successInvited() {
    return say('auth.messages.registeredInvited');
  },
  get failure() {
    return say('auth.messages.registrationFailed');
  },
};

export const accountMessages = {
  get deactivated() {
    return say('auth.messages.deactivated');
  },
  get inactive() {
    return say('auth.messages.inactive');
  },
};

export const signUpPromptMessages = {
  get body() {
    return say('auth.messages.signUpPrompt');
  },
  get button() {
    return say('auth.messages.signUpButton');
  },
};
