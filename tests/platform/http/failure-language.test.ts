import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BODY_LIMIT_BYTES } from '#platform/server/http/create-app.ts';
import { MAX_FILE_BYTES } from '#platform/server/http/files/uploads.ts';
import { MAX_PARAM_LENGTH } from '#platform/server/http/limits/address-length.ts';
import { createClient } from '../../support/client.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { fileOf, formOf, headersOf } from '../../support/uploads.ts';

const REQUESTS_PER_MINUTE = 40;
const MISSING = '/api/impact/01890000-0000-7000-8000-000000000000';

let server: TestServer;
let addresses = 0;

beforeAll(async () => {
  server = await startTestServer({
    REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
    VISITOR_CACHE_MS: '1000',
  });
});
afterAll(() => server.close());

interface Asked extends RequestInit {
  language?: string | null;
  address?: string;
}

function ask(path: string, { language = 'de', address = `10.9.0.${++addresses}`, headers, ...init }: Asked = {}) {
  const given = new Headers(headers);
  given.set('x-forwarded-for', address);
  given.set('accept-language', language ?? '*');
  return fetch(`${server.origin}${path}`, { ...init, headers: given });
}

async function logIn(body: string, type = 'application/json') {
  const headers = await headersOf(createClient(server.origin));
  return ask('/api/login', { method: 'POST', body, headers: { ...headers, 'content-type': type } });
}

async function failureOf(answer: Response) {
  const { message, code, errors } = await answer.json();
  return { status: answer.status, code, message, errors };
}

describe('a failure in German', () => {
  it('says that a thing is missing', async () => {
    const answer = await ask(MISSING);
    expect(answer.headers.get('vary')).toContain('accept-language');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await failureOf(answer)).toMatchObject({
      status: 404,
      message: 'Aktion nicht gefunden.',
      code: 'not_found',
    });
  });

  it('says that there’s nothing at an address, and that one is malformed or too long', async () => {
    const nothing = { message: 'Unter dieser Adresse gibt es nichts.', code: 'not_found' };
    expect(await failureOf(await ask('/api/nothing'))).toMatchObject(nothing);
    expect(await failureOf(await ask('/api/impact/%E0%A4%A'))).toMatchObject(nothing);
    const tooLong = await ask(`/api/impact/${'a'.repeat(MAX_PARAM_LENGTH + 1)}`);
    expect(await failureOf(tooLong)).toMatchObject({ status: 414, message: 'Die Adresse ist länger als erlaubt.' });
  });

  it('says that a body is no JSON, too large or of another type', async () => {
    expect(await failureOf(await logIn('{'))).toMatchObject({
      status: 422,
      message: 'Bitte prüfe einige Felder noch einmal.',
      errors: [{ field: 'body', message: 'Wir konnten die Anfrage nicht lesen. Sende gültiges JSON.' }],
    });
    const large = await logIn(JSON.stringify({ email: 'a'.repeat(BODY_LIMIT_BYTES) }));
    expect(await failureOf(large)).toMatchObject({ status: 413, message: 'Die Anfrage ist größer als erlaubt.' });
    const other = await logIn('a', 'text/plain');
    expect(await failureOf(other)).toMatchObject({
      status: 415,
      message: 'Sende den Inhalt so, wie die API-Beschreibung es vorgibt.',
    });
  });

  it('names the faults of fields', async () => {
    const answer = await logIn('{"email":"nobody","password":""}');
    expect((await failureOf(answer)).errors).toContainEqual({
      field: 'email',
      message: 'Gib eine E-Mail-Adresse wie name@example.org ein.',
    });
  });

  it('writes large limits as readers do, and years as they are', async () => {
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    const measures = { hours: 1e9, people: -1, trees: 0, co2eKg: 0, wasteKg: 0 };
    const body = JSON.stringify({ impactYear: 1000, description: 'a'.repeat(10_001), measures });
    const headers = { ...(await headersOf(client)), 'content-type': 'application/json' };
    const { errors } = await failureOf(await ask('/api/impact', { method: 'POST', body, headers }));
    expect(errors).toEqual(
      expect.arrayContaining([
        { field: 'description', message: 'Verwende höchstens 10.000 Zeichen.' },
        { field: 'impactYear', message: 'Gib 2000 oder mehr ein.' },
        { field: 'measures.hours', message: 'Gib 1.000.000 oder weniger ein.' },
        { field: 'measures.people', message: 'Gib 0 oder mehr ein.' },
      ]),
    );
  });

  it('gives an example of a phone number', async () => {
    const headers = { ...(await headersOf(createClient(server.origin))), 'content-type': 'application/json' };
    const body = JSON.stringify({ contactNo: 'by pigeon' });
    const { errors } = await failureOf(await ask('/api/users', { method: 'POST', body, headers }));
    expect(errors).toContainEqual({
      field: 'contactNo',
      message: 'Gib eine Telefonnummer wie +977 1 4123456 ein.',
    });
  });

  it('says how long to wait after too many requests', async () => {
    const address = '10.9.1.1';
    const all = await Promise.all(Array.from({ length: REQUESTS_PER_MINUTE }, () => ask(MISSING, { address })));
    expect(all.map(({ status }) => status)).not.toContain(429);
    const answer = await ask(MISSING, { address });
    const { status, message } = await failureOf(answer);
    expect(status).toBe(429);
    expect(message).toMatch(/^Zu viele Versuche. Warte \d+ Sekunden? und versuche es dann erneut.$/);
  });

  it('says that a file is too large', async () => {
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    const body = formOf({ files: [fileOf('reeds.png', Buffer.alloc(MAX_FILE_BYTES + 1))] });
    const answer = await ask('/api/media/upload', { method: 'PUT', body, headers: await headersOf(client) });
    expect(await failureOf(answer)).toMatchObject({
      status: 413,
      message: 'reeds.png ist größer als 10 MB. Wähle eine kleinere Datei.',
      errors: [{ field: 'files.0', message: 'Dateien dürfen bis zu 10 MB groß sein.' }],
    });
  });

  it('leaves the two messages of the protocol as they are', async () => {
    const headers = { authorization: 'Bearer nonsense' };
    expect(await failureOf(await ask('/api/users/view', { headers }))).toMatchObject({ message: 'Token Invalid' });
  });
});

describe('one thing that is missing, asked for at the same time', () => {
  it('is said to each reader in their language', async () => {
    const languages = ['de', 'en', 'de-AT,de;q=0.9', 'en-GB', 'tlh', null];
    const answers = await Promise.all(languages.map((language) => ask(MISSING, { language })));
    const said = await Promise.all(answers.map(failureOf));
    const [german, english] = ['Aktion nicht gefunden.', 'Impact not found.'];
    expect(said.map(({ message }) => message)).toEqual([german, english, german, english, english, english]);
  });
});
