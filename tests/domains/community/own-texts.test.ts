import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommunityText } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { freshEmail, registrationOf } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { writeOwnTexts } from '../../support/own-texts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const FILES = {
  'terms.md': [
    '# Terms of the *River* Club',
    '## For everyone',
    'Be **kind** to [the river](https://river.example). <script>alert(1)</script>',
    '[Click](javascript:alert(1)) <img src="x" onerror="alert(1)"> <b onclick="alert(1)">this</b>',
    '- one\n- two',
  ].join('\n\n'),
  'terms.de.md': 'Sei nett zum Fluss.',
  'welcome.txt': 'Good to have you at the river.\n\nBring boots.',
  'welcome.de.txt': 'Schön, dass du am Fluss bist.',
};

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = writeOwnTexts(FILES);
  // With caching on, to check that each reader still gets the text in their own language.
  server = await startTestServer({ COMMUNITY_TEXTS: folder, VISITOR_CACHE_MS: '1000' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (page: string, language: string) =>
  createClient(server.origin).get<CommunityText>(`/community/text/${page}`, {
    headers: { 'accept-language': language },
  });

describe('getCommunityText', () => {
  it('answers each reader with the text in their language, or the one for all others', async () => {
    const [german, french, english] = await Promise.all(['de-AT', 'fr', 'en'].map((one) => ask('terms', one)));
    expect(german && dataOf(german)).toEqual({ title: null, html: '<p>Sei nett zum Fluss.</p>', language: 'de' });
    expect(french && dataOf(french)).toMatchObject({ title: 'Terms of the River Club', language: null });
    expect(english?.body).toEqual(french?.body);
    expect(dataOf(await ask('terms', 'de')).language).toBe('de');
  });

  it('cleans the Markdown as an article', async () => {
    const { html } = dataOf(await ask('terms', 'en'));
    expect(html.split('\n').filter((line) => line !== '')).toEqual([
      '<h2>For everyone</h2>',
      '<p>Be <strong>kind</strong> to <a href="https://river.example" rel="noopener noreferrer">the river</a>. </p>',
      '<p>Click  <strong>this</strong></p>',
      '<ul>',
      '<li>one</li>',
      '<li>two</li>',
      '</ul>',
    ]);
  });

  it('answers 404 for a page that isn’t replaced, and 422 for one that can’t be', async () => {
    expect((await ask('rules', 'en')).status).toBe(404);
    expect((await ask('contact', 'en')).status).toBe(422);
  });
});

describe('the first email to a new member', () => {
  const mailIn = async (language: string) => {
    const email = freshEmail();
    await createClient(server.origin).post('/users', registrationOf(email), {
      headers: { 'accept-language': language },
    });
    const mailbox = createMailbox(server.origin);
    const link = await mailbox.linkTo(email, /\/auth\/verify\//);
    const [mail] = await mailbox.messagesTo(email);
    return mail?.text.replace(link, 'LINK').split('\n\n');
  };

  it('begins with the operator’s words, in the member’s language', async () => {
    expect(await mailIn('de')).toEqual([
      'Hallo Amina Diallo,',
      'Schön, dass du am Fluss bist.',
      'Über diesen Link bestätigst du deine E-Mail-Adresse:',
      'LINK',
      expect.stringContaining('24 Stunden'),
      'Groundswell\n',
    ]);
    expect((await mailIn('fr'))?.slice(1, 3)).toEqual(['Good to have you at the river.', 'Bring boots.']);
  });
});
