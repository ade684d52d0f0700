/** What waits is sent in one tab at a time. Without the Web Locks API, the server makes sure that it's there once. */
export async function withLock<T>(key: string, act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return await act();
  return await navigator.locks.request(key, act);
}

export async function unlessSending<T>(key: string, act: () => Promise<T>): Promise<T | null> {
  if (!('locks' in navigator)) return await act();
  return await navigator.locks.request(key, { ifAvailable: true }, async (lock) => (lock ? await act() : null));
}
