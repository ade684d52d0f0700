/** A line between a client and a server that is slow, breaks every few seconds, or is cut after some bytes. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Cut {
  direction: 'up' | 'down';
  afterBytes: number;
}

export interface LineQuality {
  /** Unlimited by default; all connections together, in each direction. */
  bytesPerSecond?: number;
  /** Every connection is reset this often. */
  breaksEveryMs?: number;
}

interface LineOptions {
  /** Where the next connection is cut; null for none. */
  nextCut?: () => Cut | null;
}

export interface BrokenLine {
  origin: string;
  /** It's a good one until then. */
  worsen: (quality: LineQuality) => void;
  /** How often connections were reset while something was on its way. */
  breaks: () => number;
  /** The bytes that clients sent, headers included, those of broken requests too. */
  bytesUp: () => number;
  close: () => Promise<void>;
}

/** Small enough that a break loses little that is only in the proxy. */
const STEP_BYTES = 1024;

export async function startBrokenLine(serverOrigin: string, options: LineOptions = {}): Promise<BrokenLine> {
  const { port: serverPort, hostname } = new URL(serverOrigin);
  const sockets = new Set<Socket>();
  const free = { up: 0, down: 0 };
  let [breaks, bytesUp] = [0, 0];
  let quality: LineQuality = {};
  let timer: NodeJS.Timeout | undefined;
  /** Resolves once the line has carried so many bytes more. */
  async function carry(direction: 'up' | 'down', bytes: number): Promise<void> {
    if (direction === 'up') bytesUp += bytes;
    if (quality.bytesPerSecond === undefined) return;
    free[direction] = Math.max(free[direction], performance.now()) + (bytes / quality.bytesPerSecond) * 1000;
    await wait(Math.max(0, free[direction] - performance.now()));
  }

  const line = createServer((client) => {
    const server = connect(Number(serverPort), hostname);
    const cut = options.nextCut?.() ?? null;
    for (const [from, to, direction] of [
      [client, server, 'up'],
      [server, client, 'down'],
    ] as const) {
      sockets.add(from);
      // If one end is gone, the other learns of it by a reset, as from a broken line.
      from.on('error', () => to.resetAndDestroy());
      from.on('close', () => sockets.delete(from));
      const limit = cut?.direction === direction ? cut.afterBytes : Number.POSITIVE_INFINITY;
      void forward({ from, to, direction, limit });
    }
  });

  async function forward({ from, to, direction, limit }: Forwarding): Promise<void> {
    let left = limit;
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        for (let at = 0; at < chunk.length; at += STEP_BYTES) {
          const step = chunk.subarray(at, Math.min(at + STEP_BYTES, at + left));
          left -= step.length;
          await carry(direction, step.length);
          if (to.destroyed) {
            from.destroy();
            return;
          }
          to.write(step);
          if (left > 0) continue;
          breaks += 1;
          reset(from, to);
          return;
        }
      }
      to.end();
    } catch {
      // Reset by one of the ends: its other half is destroyed by the listeners above.
    }
  }

  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return {
    // With the server's host, whose cookies a browser then sends.
    origin: `http://${hostname}:${address.port}`,
    worsen: (worse) => {
      quality = worse;
      clearInterval(timer);
      if (worse.breaksEveryMs === undefined) return;
      timer = setInterval(() => {
        if (sockets.size > 0) breaks += 1;
        reset(...sockets);
      }, worse.breaksEveryMs);
    },
    breaks: () => breaks,
    bytesUp: () => bytesUp,
    close: async () => {
      clearInterval(timer);
      reset(...sockets);
      line.close();
      await once(line, 'close');
    },
  };
}

interface Forwarding {
  from: Socket;
  to: Socket;
  direction: 'up' | 'down';
  limit: number;
}

function reset(...sockets: Socket[]): void {
  for (const socket of sockets) socket.resetAndDestroy();
}
