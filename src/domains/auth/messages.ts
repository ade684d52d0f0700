/** The fixed texts of the error catalogue, and others about signing in. */
export const loginMessages = {
  success: 'Login Success',
  bothWrong: 'Both email and password are incorrect.',
  emailUnknown: 'The email address you entered does not exist. Please check again.',
  passwordWrong: 'The password you entered is incorrect. Please try again.',
  invalid: 'Validation error. Please check your input.',
  unclear: 'Something went wrong. Please check your input.',
  unexpected: 'An unexpected error occurred. Please try again later.',
  unverified: 'Your email address is not verified yet. Please check your inbox.',
  resend: 'Resend verification email',
  externalFailed: 'Login failed try again!',
} as const;

export const verificationMailMessages = {
  failure: 'Failed to send verification email. Please try again later.',
  success: 'Verification email sent! Please check your inbox and verify your email',
} as const;

export const emailVerificationMessages = {
  success: 'Your email address is verified. You can log in now.',
} as const;

export const forgotPasswordMessages = {
  unknown:
    'The email address you entered is not associated with any account. Please check again or register for a new account.',
  success:
    'A link to reset your password has been sent to your email address. Please check your inbox and follow the instructions to recover your account.',
} as const;

export const resetPasswordMessages = {
  mismatch: 'The passwords don’t match.',
  success: 'Password changed. You can log in now.',
} as const;

export const registrationMessages = {
  success:
    'Registration successful! A verification email has been sent to your inbox. Please check your email to complete the process.',
  /** An invited address counts as verified, so no email follows. */
  successInvited: 'Registration successful! You can log in now.',
  failure: 'Something went wrong. Please try again!',
} as const;

export const accountMessages = {
  deactivated: 'Account deactivated successfully',
  inactive: 'This account is deactivated. Ask an admin to reactivate it.',
} as const;

export const signUpPromptMessages = {
  body: 'Connect, learn, and take action for a better world.',
  button: 'Sign up now',
} as const;
