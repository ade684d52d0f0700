/**
 * Sends a one-time token once, however often its page is mounted: later calls get the same answer. A failure is
 * forgotten, so that a link whose call got no answer can be tried again.
 */
export function oncePerToken<T>(): (token: string, send: () => Promise<T>) => Promise<T> {
  const sent = new Map<string, Promise<T>>();
  return (token, send) => {
    const before = sent.get(token);
    if (before) return before;
    const answer = send();
    sent.set(token, answer);
    answer.catch(() => sent.delete(token));
    return answer;
  };
}
