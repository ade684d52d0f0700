/**
 * A proxy between the browser and the real server that keeps the files which the page uploads in parts, and what it sends
 * while it's left: the browser tells nobody else of those requests.
 */
import { createServer, request } from 'node:http';
import type { CountFlowData } from '#generated/types.gen.ts';

export interface RecordingProxy {
  origin: string;
  /** The whole files, in the order in which their first parts were sent. */
  uploads: () => Promise<RecordedUpload[]>;
  /** The body of each beacon, in the order in which they arrived. */
  beacons: readonly string[];
  stop: () => Promise<void>;
}

interface RecordedUpload {
  id: string;
  bytes: Buffer;
  isForImpact: boolean;
}

const BEACON: `/api${CountFlowData['url']}` = '/api/flow-counts';
const PART = /^\/api\/media\/upload\/([0-9a-f-]{36})$/;

interface SentPart {
  id: string;
  form: Promise<FormData>;
}

export async function startRecordingProxy(serverOrigin: string): Promise<RecordingProxy> {
  const parts: SentPart[] = [];
  const beacons: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const forwarded = request(`${serverOrigin}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    const chunks: Buffer[] = [];
    const id = method === 'PUT' ? PART.exec(url)?.[1] : undefined;
    if (id || url === BEACON) {
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        if (id) parts.push({ id, form: formIn(chunks, headers['content-type']) });
        else beacons.push(Buffer.concat(chunks).toString());
      });
    }
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    origin: `http://localhost:${address.port}`,
    uploads: () => wholeFiles(parts),
    beacons,
    stop: () => {
      proxy.closeAllConnections();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}

const formIn = (chunks: readonly Buffer[], type = ''): Promise<FormData> =>
  new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();

async function wholeFiles(parts: readonly SentPart[]): Promise<RecordedUpload[]> {
  const files = new Map<string, RecordedUpload>();
  for (const { id, form } of parts) {
    const fields = await form;
    const part = fields.get('part');
    if (!(part instanceof File)) throw new Error('The part has no file');
    const file = files.get(id) ?? {
      id,
      bytes: Buffer.alloc(Number(fields.get('bytes'))),
      isForImpact: fields.get('isForImpact') === 'true',
    };
    Buffer.from(await part.arrayBuffer()).copy(file.bytes, Number(fields.get('offset')));
    files.set(id, file);
  }
  return [...files.values()];
}
