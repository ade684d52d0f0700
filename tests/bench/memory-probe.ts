/**
 * Loaded into a server before it starts: reports the server's memory use to the parent process. SIGUSR2 writes a heap
 * snapshot to the current folder.
 */
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface MemoryReading {
  kind: 'memory';
  /** All of these in bytes; the first three after a garbage collection. */
  heapUsed: number;
  external: number;
  arrayBuffers: number;
  resident: number;
  /** WebAssembly's memory, which never shrinks. */
  webAssembly: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const memories = new Set<WebAssembly.Memory>();

/** Wrapped to find the embedded database's memory, which Node.js doesn't count among the array buffers. */
const instantiate = WebAssembly.instantiate.bind(WebAssembly);
Object.assign(WebAssembly, {
  instantiate: async (source: WebAssembly.Module, imports?: WebAssembly.Imports) => {
    const made: unknown = await instantiate(source, imports);
    const instance = made instanceof WebAssembly.Instance ? made : Object(made).instance;
    const shared = [...Object.values(instance.exports), ...Object.values(imports ?? {}).flatMap(Object.values)];
    for (const value of shared) if (value instanceof WebAssembly.Memory) memories.add(value);
    return made;
  },
});

function read(): MemoryReading {
  // Objects freed in the first round can own others that only the second round finds.
  for (let round = 0; round < 2; round += 1) collectGarbage();
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
  const webAssembly = [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  return { kind: 'memory', heapUsed, external, arrayBuffers, resident: rss, webAssembly };
}

process.on('message', (message) => {
  if (message === 'memory') process.send?.(read());
});
process.on('SIGUSR2', () => writeHeapSnapshot());
