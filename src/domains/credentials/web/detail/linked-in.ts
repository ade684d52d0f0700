import type { MemberCredential } from '#generated/types.gen.ts';

/** Where LinkedIn begins a certification with these. The link must work for anyone, so only offer it for a shared one. */
export function addToLinkedInLink(
  { id, title, url, issuedAt }: Pick<MemberCredential, 'id' | 'title' | 'url' | 'issuedAt'>,
  organization: string,
): string {
  const issued = new Date(issuedAt);
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: organization,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: id,
  });
  return `https://www.linkedin.com/profile/add?${query}`;
}
