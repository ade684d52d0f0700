/** Receives what another app on the phone shares, as the manifest's `share_target` says. */
import { SHARED_LOG } from '#domains/impacts/quick-log-address.ts';
import { isAccountCache, OWNER_MARK, SHARED, SHARED_NAME } from '#platform/browser/device/device-caches.ts';

export const isShare = ({ method }: Request, path: string): boolean => method === 'POST' && path === '/share';

/** Leaves the files for the form, which adds them to its draft. They belong to the account that is logged in on the device. */
export async function receiveShare(request: Request): Promise<Response> {
  const name = (await caches.keys()).find(isAccountCache);
  if (name !== undefined) {
    const files = (await request.formData()).getAll('photos').filter((part) => part instanceof File);
    const cache = await caches.open(name);
    for (const [number, file] of files.entries()) {
      const headers = { 'content-type': file.type, [SHARED_NAME]: encodeURIComponent(file.name) };
      await cache.put(`${SHARED}${number}`, new Response(file, { headers }));
    }
    if (!(await cache.match(OWNER_MARK))) await caches.delete(name);
  }
  return Response.redirect(SHARED_LOG, 303);
}
