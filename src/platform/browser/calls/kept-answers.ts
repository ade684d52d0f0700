/** Whether what is shown comes from this device instead of the server, and how old it is. */
import { client } from '#generated/client.gen.ts';
import { KEPT_AT } from '../device/device-caches.ts';

let oldest: number | null = null;
const listeners = new Set<() => void>();

/** When the oldest answer was received, in milliseconds since 1970; null while the server answers. */
export const readKeptAt = (): number | null => oldest;

export function onKeptAtChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Call it once someone is logged in: for visitors, nothing is kept. */
export function followAges(): void {
  client.interceptors.response.use((answer: Response) => {
    const keptAt = Number(answer.headers.get(KEPT_AT)) || null;
    const next = keptAt && Math.min(keptAt, oldest ?? keptAt);
    if (next !== oldest) {
      oldest = next;
      for (const listener of listeners) listener();
    }
    return answer;
  });
}
