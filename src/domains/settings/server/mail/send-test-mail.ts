import { findPerson } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { tokenInvalid } from '#platform/server/http/failure.ts';
import { letter } from '#platform/server/mail/letter.ts';
import type { SettingsNeeds } from '../needs.ts';
import { noteMailTest } from './mail-tests.repository.ts';

type Needs = Pick<SettingsNeeds, 'db' | 'settings' | 'mailer'>;

/** The contract's bound. */
const MAX_ANSWER = 1_000;

/** At once rather than by a job, since someone waits for what the mail server says. */
export const sendTestMail: Call<'sendTestMail', Needs> = async ({ db, settings, mailer }, request) => {
  const caller = await findPerson(db, callerOf(request).userId);
  if (!caller) throw tokenInvalid();
  const to = caller.email;
  const { name } = settings.now;
  const { isAccepted, answer } = await mailer.try({
    to,
    subject: say('settings.mail.testSubject', { name }),
    text: letter(name, [say('settings.mail.testText', { name })]),
  });
  await noteMailTest(db, isAccepted);
  const said = answer ?? say('settings.mail.inMailbox');
  return ok('Sent.', { to, isAccepted, answer: said.slice(0, MAX_ANSWER).toWellFormed() });
};
