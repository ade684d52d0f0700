/** The same load for any server: plain GETs of one address, with given concurrency and duration. */
import { Agent, get as getHttp } from 'node:http';
import { get as getHttps, Agent as SecureAgent } from 'node:https';

export interface Load {
  atOnce: number;
  /** Calls in this time aren't counted, because the first ones run uncompiled code. */
  warmUpMs: number;
  countedMs: number;
}

export interface Answers {
  /** The size of the last answer. */
  bytes: number;
  perSecond: number;
  /** Sorted, in milliseconds. */
  times: number[];
}

export const LOAD: Load = { atOnce: 16, warmUpMs: 3_000, countedMs: 10_000 };

/** @param onCounted runs when the counted time begins. @throws if an answer isn't a 200. */
export async function drive(url: string, load: Load, onCounted: () => Promise<void> | void): Promise<Answers> {
  const isSecure = url.startsWith('https:');
  const options = { keepAlive: true, maxSockets: load.atOnce };
  const agent = isSecure ? new SecureAgent(options) : new Agent(options);
  const read = () => readOnce(isSecure ? getHttps : getHttp, agent, url);
  try {
    await during(load.warmUpMs, load.atOnce, read);
    await onCounted();
    const times: number[] = [];
    let bytes = 0;
    const began = performance.now();
    await during(load.countedMs, load.atOnce, async () => {
      const sentAt = performance.now();
      bytes = await read();
      times.push(performance.now() - sentAt);
    });
    const seconds = (performance.now() - began) / 1000;
    return { bytes, perSecond: times.length / seconds, times };
  } finally {
    agent.destroy();
  }
}

async function during(ms: number, atOnce: number, call: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + ms;
  const work = async () => {
    do await call();
    while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const readOnce = (get: typeof getHttp, agent: Agent, url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'application/json' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).on('error', reject);
  });
