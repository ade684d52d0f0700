/** Names the manifest whose shortcuts are those of a role. Its other contents are the same as those of visitors. */
import type { Role } from '#generated/types.gen.ts';

export function nameManifest(role: Role): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (!link) return;
  const address = new URL(link.href);
  address.searchParams.set('role', role);
  link.href = address.pathname + address.search;
}
