/** A translation service that speaks LibreTranslate's interface, on a port of its own. Its translations say what they are. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  q: string;
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

export interface TranslationService {
  url: string;
  /** What it was asked to translate, in order. */
  asked: Asked[];
  /** Answers as usual, with an error, never, or with something else. */
  behave(how: 'well' | 'failing' | 'silent' | 'strangely'): void;
  /** Called before each answer. */
  whenAsked: (() => Promise<void>) | null;
  /** What it adds to what it translates, such as a script that its operator never expected. */
  additions: string;
  close(): Promise<void>;
}

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr'];
/** The languages it can translate from and into, as its `/languages` lists them. */
const PAIRS = LANGUAGES.map((code) => ({ code, name: code, targets: LANGUAGES.filter((other) => other !== code) }));

export async function startTranslationService(): Promise<TranslationService> {
  let manner = 'well';
  const service: TranslationService = {
    url: '',
    asked: [],
    additions: '',
    whenAsked: null,
    behave: (how) => {
      manner = how;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (manner === 'silent') return;
    const body = await text(request);
    const send = (status: number, data: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
    };
    if (manner === 'failing') return send(500, { error: 'No model is loaded.' });
    if (manner === 'strangely') return send(200, { translated: 'Not what it should be called.' });
    if (request.url === '/languages') return send(200, PAIRS);
    const asked: Asked = JSON.parse(body);
    service.asked.push(asked);
    await service.whenAsked?.();
    return send(200, { translatedText: `${asked.q}${service.additions} [${asked.source} → ${asked.target}]` });
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A worker of the browser tests ends without closing it.
  server.unref();
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
