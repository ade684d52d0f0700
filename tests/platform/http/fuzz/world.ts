/** People and items for the calls: one person of each role, and items in every state, created on demand. */
import { rmSync } from 'node:fs';
import type { Role } from '#generated/types.gen.ts';
import type { Client } from '../../../support/client.ts';
import { createClient } from '../../../support/client.ts';
import { buildLoggedIn, type LoggedIn, type TestUser, tokenOf } from '../../../support/factories.ts';
import { createMailbox } from '../../../support/mailbox.ts';
import { writeOwnTexts } from '../../../support/own-texts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';
import { startTranslationService } from '../../../support/translation-service.ts';

export type Person = LoggedIn & { user: TestUser };

export interface World {
  server: TestServer;
  visitor: Client;
  admin: Person;
  member: Person;
  neighbour: Person;
  partner: Person;
  judge: Person;
  /** A new person, for calls that end a session or an account. */
  newcomer(role?: Role): Promise<Person>;
  /** The secret at the end of a link in an email. */
  linkedSecret(email: string, link: RegExp): Promise<string>;
  close(): Promise<void>;
}

export async function buildWorld(env: Record<string, string> = {}): Promise<World> {
  const texts = writeOwnTexts({ 'terms.md': '# Terms\n\nBe kind.' });
  const translations = await startTranslationService();
  const server = await startTestServer({
    COMMUNITY_TEXTS: texts,
    TRANSLATE_URL: translations.url,
    // The whole run takes longer than a token is usually valid.
    ACCESS_TOKEN_SECONDS: '3600',
    ...env,
  });
  const { origin, database } = server;
  const newcomer = (role: Role = 'Member') => buildLoggedIn(origin, database.db, { role });
  const mailbox = createMailbox(origin);
  return {
    server,
    visitor: createClient(origin),
    admin: await newcomer('Admin'),
    member: await newcomer(),
    neighbour: await newcomer(),
    partner: await newcomer('Partner'),
    judge: await newcomer('Judge'),
    newcomer,
    linkedSecret: async (email, link) => tokenOf(await mailbox.linkTo(email, link)),
    close: async () => {
      await server.close();
      await translations.close();
      rmSync(texts, { recursive: true });
    },
  };
}

/** Someone who may make a call; undefined for a visitor. */
export function personOf(world: World, role: Role | undefined): Person {
  const people: Record<Role, Person> = {
    Admin: world.admin,
    Member: world.member,
    Partner: world.partner,
    Judge: world.judge,
  };
  return people[role ?? 'Member'];
}
