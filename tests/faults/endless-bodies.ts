/** Requests with an overlong body, or one that stops halfway. */
import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';

export const GIBIBYTE = 1024 ** 3;
const CHUNK = Buffer.alloc(64 * 1024, 'a');
const MULTIPART_START = '--file\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';

/** Sends text as a call's body until the server answers. @returns the status. */
export function sendEndlessText(origin: string, headers: Record<string, string>): Promise<number | undefined> {
  return resendIfCut(() => {
    const call = request(`${origin}/api/password/forget`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
    });
    // A pause for the server to answer, then one round of reading before the next piece is sent.
    return sendUntilAnswered(call, (next) => call.write(CHUNK, () => setTimeout(() => setImmediate(next), 1)));
  });
}

/** Sends one file until the server answers. @returns the status. */
export function sendEndlessFile(origin: string, headers: Record<string, string>): Promise<number | undefined> {
  return resendIfCut(() => {
    const call = request(`${origin}/api/media/upload`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=file' },
    });
    call.write(MULTIPART_START);
    return sendUntilAnswered(call, (next) => (call.write(CHUNK) ? setImmediate(next) : call.once('drain', next)));
  });
}

/**
 * A server that refuses a body answers and disconnects. Node.js drops an answer that it hasn't read yet when a write
 * meets the closed connection, so such a body is sent again, as a person would.
 */
async function resendIfCut(send: () => Promise<number | undefined>, triesLeft = 3): Promise<number | undefined> {
  try {
    return await send();
  } catch (error) {
    const isCut = ['EPIPE', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (!isCut || triesLeft === 1) throw error;
    return resendIfCut(send, triesLeft - 1);
  }
}

/** @param sendChunk sends one piece and calls back when ready for the next. */
function sendUntilAnswered(call: ClientRequest, sendChunk: (next: () => void) => void): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    call.on('response', (response) => {
      isAnswered = true;
      resolve(response.statusCode);
      response.resume();
      call.destroy();
    });
    call.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    let sent = 0;
    const send = () => {
      if (call.destroyed) return;
      sent += CHUNK.length;
      if (sent > GIBIBYTE) call.end();
      else sendChunk(send);
    };
    send();
  });
}

/** @returns everything received before the server disconnected. */
export function sendHalfBody({ hostname, port }: URL, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(
      `POST /api/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: 100\r\n${lines.join('\r\n')}\r\n\r\n{"email`,
    );
  });
}

export async function residentBytes(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
}
