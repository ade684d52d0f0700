/** Wires the auth domain. */
import type { Config } from '#platform/config/config.ts';
import type { Keys } from '#platform/config/secrets.ts';
import type { Db } from '#platform/db/database.ts';
import type { AntiForgery } from '#platform/http/anti-forgery.ts';
import { createCallLimits } from '#platform/http/call-limits.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { knownOfSite } from '../password-rules.ts';
import { createAccessTokens } from './sessions/access-tokens.ts';
import { createAccountHandlers } from './account.handlers.ts';
import { changeMail, createAdministration, createChangeMailJob, type OnChange } from './accounts/administer-account.ts';
import { createDevices } from './devices.ts';
import { createExternalSignInHandlers } from './external/get-google-sign-in-url.ts';
import { createExternalSignIn } from './external/sign-in-with-google.ts';
import { createInvitations, type OnInvitedJoined } from './invite/send-invitation.ts';
import { AUTH_LIMITS } from './limits.ts';
import { createIdentityProvider } from './external/load-identity-provider.ts';
import { createLoginHandlers } from './login.handlers.ts';
import { createLogin } from './log-in/log-in.ts';
import { createFailedLoginJob, failedLogin } from './log-in/login-log.ts';
import { authMail, createAuthMailJob } from './mail-jobs.ts';
import { createPasswordHasher } from './passwords/password-hashing.ts';
import { createPasswords } from './passwords/new-password.ts';
import { createRegistrationHandlers } from './register/register-user.ts';
import { createRegistration } from './register/applicants.ts';
import { createSessionHandlers } from './sessions.handlers.ts';
import { createSessions } from './sessions/callers.ts';
import { createSweep } from './sweep.ts';
import { createVerification } from './register/verify-email.ts';

interface AuthNeeds {
  config: Config;
  db: Db;
  keys: Keys;
  jobs: Jobs;
  mailer: Mailer;
  antiForgery: AntiForgery;
  limiter: RateLimiter;
  onInvitedJoined: OnInvitedJoined;
  onDeactivated: OnChange;
  onRoleChanged: OnChange;
}

const EVERY_HOUR = '17 * * * *';

export function createAuth(needs: AuthNeeds) {
  const { config, db, keys, jobs, mailer, antiForgery, limiter, onInvitedJoined, onDeactivated, onRoleChanged } = needs;
  const { authErrors, refreshTokenSeconds, publicOrigin, requiresContactNo } = config;
  const secure = publicOrigin.startsWith('https:');
  const returnAddress = `${publicOrigin}/auth/google/return`;
  const accessTokens = createAccessTokens(keys.accessTokens, config.accessTokenSeconds);
  const known = knownOfSite(config.appName, publicOrigin);
  const hasher = createPasswordHasher();
  const devices = createDevices(keys.devices, secure);
  const limits = createCallLimits(limiter, AUTH_LIMITS);
  const sessions = createSessions({ db, accessTokens, refreshTokenSeconds });
  const login = createLogin({ db, jobs, limiter, authErrors, hasher, accessTokens, sessions });
  const registration = createRegistration({
    db,
    jobs,
    hasher,
    authErrors,
    onInvitedJoined,
    knownOfSite: known,
    requiresContactNo,
  });
  const passwords = createPasswords({ db, jobs, hasher, authErrors, knownOfSite: known });
  const invitations = createInvitations({ db, jobs });
  const verification = createVerification({ db, jobs, sessions });
  const provider = config.externalSignIn && createIdentityProvider(config.externalSignIn, returnAddress);
  const externalSignIn = createExternalSignIn({ db, jobs, sessions, provider, returnAddress });

  jobs.handle(changeMail, createChangeMailJob({ db, config, mailer }));
  jobs.handle(failedLogin, createFailedLoginJob(db));
  jobs.handle(authMail, createAuthMailJob({ db, config, mailer }));
  jobs.repeat('auth.sweep', EVERY_HOUR, createSweep({ db, limiter }));
  return {
    identify: sessions.identify,
    expect: sessions.expect,
    findValid: sessions.findValid,
    invitations,
    administration: createAdministration({ db, jobs, onDeactivated, onRoleChanged }),
    handlers: {
      ...createLoginHandlers({ login, sessions, devices, antiForgery, limits, limiter }),
      ...createRegistrationHandlers({
        db,
        registration,
        invitations,
        verification,
        devices,
        antiForgery,
        limits,
        limiter,
      }),
      ...createAccountHandlers({ db, jobs, passwords, devices, knownOfSite: known, limits, limiter, onDeactivated }),
      ...createSessionHandlers(db),
      ...createExternalSignInHandlers({ externalSignIn, devices, antiForgery, secure }),
    },
  };
}
