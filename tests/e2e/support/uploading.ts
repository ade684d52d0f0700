/** The page's uploads, which it sends in parts. */
import type { Request, Response, Route } from '@playwright/test';

const PART = /\/api\/media\/upload\/[0-9a-f-]{36}$/;

/** For routes: the question how much has arrived, and each part. */
export const isPart = PART;

export const isPartRequest = (request: Request): boolean => request.method() === 'PUT' && PART.test(request.url());

/** The answer to the last part. */
export const hasMedia = async (response: Response): Promise<boolean> =>
  isPartRequest(response.request()) && response.ok() && (await response.json()).data.media !== null;

/** A part gets no answer; the question how much has arrived does. */
export const holdPart = (route: Route): Promise<void> | undefined =>
  isPartRequest(route.request()) ? undefined : route.fallback();

/** Holds one part. Taking the route away instead would let the held part go. */
export function holdFirstPart(): (route: Route) => Promise<void> | undefined {
  let held = false;
  return (route) => {
    if (held) return route.fallback();
    held = isPartRequest(route.request());
    return holdPart(route);
  };
}
