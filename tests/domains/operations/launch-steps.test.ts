import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommunitySettingsState, LaunchSteps } from '#generated/types.gen.ts';
import { foundApproved } from '../../support/councils.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import { findFreePort } from '../../support/free-port.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let smtp: SMTPServer;
let server: TestServer;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;
const read = async (client = admin.client) => dataOf(await client.get<LaunchSteps>('/launch-steps'));

beforeAll(async () => {
  const port = await findFreePort();
  smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterAll(async () => {
  await server.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

describe('getLaunchSteps', () => {
  it('finds nothing done in a community that has just begun', async () => {
    expect(await read()).toEqual({
      isHidden: false,
      hasLook: false,
      hasJoining: false,
      hasJudge: false,
      hasCouncil: false,
      hasMail: false,
      hasBackup: false,
      hasSecondSteps: false,
    });
  });

  it('follows what admins decide, who is there and what was sent', async () => {
    const { revision } = dataOf(await admin.client.get<CommunitySettingsState>('/community-settings'));
    const changed = { name: 'Tide & Co', registration: 'invitation' };
    expect((await admin.client.put(`/community-settings?revision=${revision}`, changed)).status).toBe(200);
    expect(await read()).toMatchObject({ hasLook: true, hasJoining: true, hasMail: false });

    expect((await admin.client.post('/mail-setup/test')).status).toBe(200);
    expect(await read()).toMatchObject({ hasMail: true, hasJudge: false });

    await buildUser(server.database.db, { role: 'Judge' });
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    await foundApproved(client, admin.client);
    expect(await read()).toMatchObject({ hasJudge: true, hasCouncil: true, hasBackup: false });
  });
});

describe('hideLaunchSteps', () => {
  it('hides them for the caller alone, until they’re shown again', async () => {
    const other = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
    const put = (isHidden: boolean) => admin.client.put<LaunchSteps>('/launch-steps', { isHidden });
    expect(dataOf(await put(true)).isHidden).toBe(true);
    expect(dataOf(await put(true)).isHidden).toBe(true);
    expect((await read()).isHidden).toBe(true);
    expect((await read(other.client)).isHidden).toBe(false);
    expect(dataOf(await put(false)).isHidden).toBe(false);
  });
});
