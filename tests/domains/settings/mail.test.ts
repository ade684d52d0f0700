import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailSetup, TestMail } from '#generated/types.gen.ts';
import { ConfigError, readConfig } from '#platform/server/config/config.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { findFreePort } from '../../support/free-port.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-dkim-'));
const keyFile = join(folder, 'dkim.pem');
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const taken: string[] = [];
let refusal: string | null = null;
let smtp: SMTPServer;
let server: TestServer;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;

beforeAll(async () => {
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const port = await findFreePort();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString());
        done(refusal === null ? null : Object.assign(new Error(refusal), { responseCode: 550 }));
      });
    },
  });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Tide and Co <no-reply@tide.example>',
    DKIM_KEY_FILE: keyFile,
    DKIM_SELECTOR: 'tide2026',
  });
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

describe('sendTestMail', () => {
  it('sends one to the caller at once, signed, and repeats what the mail server said', async () => {
    const answer = dataOf(await admin.client.post<TestMail>('/mail-setup/test'));
    expect(answer).toMatchObject({ to: admin.user.email, isAccepted: true });
    expect(answer.answer).toMatch(/^250 /);
    const [mail = ''] = taken.splice(0);
    expect(mail).toContain(`To: ${admin.user.email}`);
    const signature = /DKIM-Signature: ([\s\S]*?)\r\n\S/.exec(mail)?.[1]?.replaceAll(/\s+/g, '') ?? '';
    expect(signature).toContain('d=tide.example;');
    expect(signature).toContain('s=tide2026;');
  });

  it('says why the mail server refused it', async () => {
    refusal = '5.7.1 Sender is not allowed';
    const answer = dataOf(await admin.client.post<TestMail>('/mail-setup/test'));
    refusal = null;
    expect(answer).toEqual({ to: admin.user.email, isAccepted: false, answer: '550 5.7.1 Sender is not allowed' });
  });
});

describe('getMailSetup', () => {
  it('says what the domain of the sender has to say in DNS', async () => {
    const setup = dataOf(await admin.client.get<MailSetup>('/mail-setup'));
    expect(setup).toMatchObject({ domain: 'tide.example', isSent: true, isSigned: true });
    const der = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    expect(setup.records).toEqual([
      { kind: 'spf', name: 'tide.example', value: 'v=spf1 a:127.0.0.1 ~all' },
      { kind: 'dkim', name: 'tide2026._domainkey.tide.example', value: `v=DKIM1; k=rsa; p=${der}` },
      { kind: 'dmarc', name: '_dmarc.tide.example', value: 'v=DMARC1; p=quarantine' },
    ]);
  });

  it('leaves the record of the key out where there is none', async () => {
    const plain = await startTestServer();
    try {
      const { client } = await buildLoggedIn(plain.origin, plain.database.db, { role: 'Admin' });
      const setup = dataOf(await client.get<MailSetup>('/mail-setup'));
      expect(setup).toMatchObject({ isSent: false, isSigned: false });
      expect(setup.records.map(({ kind }) => kind)).toEqual(['spf', 'dmarc']);
      expect(dataOf(await client.post<TestMail>('/mail-setup/test'))).toMatchObject({ isAccepted: true });
    } finally {
      await plain.close();
    }
  });
});

describe('DKIM_KEY_FILE', () => {
  it.each([
    ['a missing file', join(folder, 'nothing.pem')],
    ['something else', import.meta.filename],
  ])('stops the start for %s', (_, file) => {
    expect(() => readConfig({ DKIM_KEY_FILE: file })).toThrow(ConfigError);
    expect(() => readConfig({ DKIM_KEY_FILE: file })).toThrow(/DKIM_KEY_FILE: expected a file with a private RSA key/);
  });
});
