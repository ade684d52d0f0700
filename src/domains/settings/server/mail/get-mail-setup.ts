import type { MailRecord } from '#generated/types.gen.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { domainOf } from '#platform/server/mail/address.ts';
import type { SettingsNeeds } from '../needs.ts';

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkim'>;

export const getMailSetup: Call<'getMailSetup', Pick<SettingsNeeds, 'config'>> = async ({ config }) =>
  ok('Setup found.', {
    sender: config.mailFrom,
    domain: domainOf(config.mailFrom),
    isSent: config.smtpUrl !== null,
    isSigned: config.dkim !== null,
    records: recordsOf(config),
  });

/** What the domain's owner writes into DNS. Nothing is looked up: what this server sees of DNS isn't what receivers see. */
function recordsOf({ smtpUrl, mailFrom, dkim }: MailConfig): MailRecord[] {
  const domain = domainOf(mailFrom);
  const server = smtpUrl === null ? null : new URL(smtpUrl).hostname;
  return [
    { kind: 'spf', name: domain, value: `v=spf1 ${server === null ? 'mx' : `a:${server}`} ~all` },
    ...(dkim
      ? [
          {
            kind: 'dkim' as const,
            name: `${dkim.selector}._domainkey.${domain}`,
            value: `v=DKIM1; k=rsa; p=${dkim.publicKey}`,
          },
        ]
      : []),
    { kind: 'dmarc', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=quarantine' },
  ];
}
