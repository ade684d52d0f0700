/** The metadata of a shared credential: anyone who has the link sees it, and search engines don't list it. */
import { credentialPathOf } from '#domains/credentials/model.ts';
import { goalPigment } from '#domains/goals/goals.ts';
import { sayName } from '#domains/people/model.ts';
import type { MemberCredential } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Facts, PageHead } from '#platform/server/http/pages/page-head.ts';
import type { PreviewCard } from '#platform/server/previews/preview-card.ts';
import { measuresOf, numberOf } from './preview-numbers.ts';

type CredentialHead = Pick<PageHead, 'title' | 'description' | 'path' | 'preview' | 'facts' | 'isListed' | 'isDrawn'>;

export const headOfCredential = (credential: MemberCredential): CredentialHead => ({
  title: credential.title,
  description: holds(credential) ? credential.criteria : say('heads.credential.ended'),
  path: credentialPathOf(credential),
  preview: previewOf(credential),
  facts: holds(credential) ? [factsOf(credential)] : [],
  isListed: false,
  isDrawn: true,
});

const holds = ({ state }: MemberCredential): boolean => state === 'issued';

function previewOf(credential: MemberCredential): PreviewCard {
  const { id, title, holder, goals, measures, points } = credential;
  return {
    kind: holds(credential) ? say('heads.kinds.credential') : say('heads.credential.ended'),
    title,
    by: holder && sayName(holder),
    numbers: holds(credential)
      ? [
          numberOf(points ?? 0, (said) => say('heads.numbers.points', said)),
          ...(measures === null ? [] : measuresOf(measures)),
        ]
      : [],
    seed: id,
    colors: goals.map(goalPigment),
    photo: null,
  };
}

const factsOf = (credential: MemberCredential): Facts => ({
  '@type': 'EducationalOccupationalCredential',
  credentialCategory: 'badge',
  name: credential.title,
  description: credential.criteria,
  url: credentialPathOf(credential),
  dateCreated: credential.issuedAt,
});
