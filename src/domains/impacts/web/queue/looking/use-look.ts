import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listLookersQueryKey } from '#generated/impacts/listLookers.gen.ts';
import { lookAtImpact } from '#generated/impacts/lookAtImpact.gen.ts';
import { cacheAnswer } from '#platform/browser/calls/cached-rows.ts';
import { KEEP_ALIVE } from '#platform/browser/decisions/decision-answers.ts';
import { readTokens } from '#platform/browser/session/token-storage.ts';

/** The server forgets after two minutes. */
const SIGN_EVERY_MS = 45_000;
/** Impacts that are only passed by on the way to another aren't looked at. */
const SETTLED_MS = 1_000;

/** Lets the other judges know, while this tab is visible, that the viewer has the impact open. */
export function useLook(impactId: string, isShared: boolean): void {
  const client = useQueryClient();
  useEffect(() => (isShared ? look(client, impactId) : undefined), [client, impactId, isShared]);
}

/** @returns a function that ends it. */
function look(client: QueryClient, impactId: string): () => void {
  /** Calls follow one another, so that leaving isn't overtaken by a sign. */
  let calls: Promise<void> | null = null;
  const send = async (body: { impactId: string | null; left: string | null }) => {
    // After a logout, the server forgets by itself.
    if (readTokens() === null) return;
    try {
      const { data } = await lookAtImpact({ ...KEEP_ALIVE, body });
      cacheAnswer(client, listLookersQueryKey(), data.data);
    } catch {
      // It's only a courtesy: the next sign tries again.
    }
  };
  const sign = () => {
    if (!document.hidden) calls = (calls ?? Promise.resolve()).then(() => send({ impactId, left: null }));
  };
  const leave = () => {
    const signs = calls;
    calls = null;
    if (signs) void signs.then(() => send({ impactId: null, left: impactId }));
  };
  // The page won't live to see an answer.
  const close = () => {
    if (calls) void send({ impactId: null, left: impactId });
    calls = null;
  };
  const settled = setTimeout(sign, SETTLED_MS);
  const signing = setInterval(sign, SIGN_EVERY_MS);
  document.addEventListener('visibilitychange', sign);
  window.addEventListener('pagehide', close);
  return () => {
    clearTimeout(settled);
    clearInterval(signing);
    document.removeEventListener('visibilitychange', sign);
    window.removeEventListener('pagehide', close);
    leave();
  };
}
