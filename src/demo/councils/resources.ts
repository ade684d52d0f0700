/** Shared resources of the demo councils. */
import { councilSlugOf } from '#domains/councils/model.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import { DOCUMENT_LINES, RESOURCES } from './council-texts.ts';
import type { DemoCouncil } from './councils.ts';
import type { DemoMembership } from './memberships.ts';
import { writePdf } from './pdf.ts';

export interface DemoDocument {
  id: string;
  ownerId: string;
  content: Buffer;
  fileName: string;
  uploadedAt: Date;
}

export interface DemoResource {
  id: string;
  councilId: string;
  title: string;
  description: string | null;
  url: string | null;
  document: DemoDocument | null;
  addedBy: string;
  at: Date;
}

const MAX_LINKS = 4;
const SITE = 'https://sharedroom.example';

export function makeResources(
  random: Random,
  councils: readonly DemoCouncil[],
  memberships: readonly DemoMembership[],
  today: Date,
): DemoResource[] {
  const byCouncil = Map.groupBy(memberships, ({ councilId }) => councilId);
  return councils
    .filter(({ decision }) => decision?.isApproved)
    .flatMap((council) => {
      const members = byCouncil.get(council.id) ?? [];
      const share = () => shareOf(random, members, council, today);
      const count = random.between(council.charter.member === 'owner' ? MAX_LINKS : 1, MAX_LINKS);
      const plans = new Set(Array.from({ length: count }, () => random.pick(RESOURCES)));
      const links = [...plans].map(({ title, description, path }): DemoResource => {
        const url = `${SITE}/${encodeURIComponent(councilSlugOf(council.charter.title))}/${path}`;
        return { ...share(), councilId: council.id, title, description, url, document: null };
      });
      return council.charter.hasDocument ? [...links, documentOf(random, council, share())] : links;
    });
}

type Shared = Pick<DemoResource, 'id' | 'addedBy' | 'at'>;

function shareOf(random: Random, members: readonly DemoMembership[], council: DemoCouncil, today: Date): Shared {
  const { userId, joinedAt } = random.pick(members);
  const from = Math.max(joinedAt.getTime(), council.decision?.at.getTime() ?? 0);
  const at = new Date(random.between(from, today.getTime() - 1));
  return { id: idAt(random, at), addedBy: userId, at };
}

function documentOf(random: Random, { id: councilId, charter }: DemoCouncil, shared: Shared): DemoResource {
  const document = {
    id: idAt(random, shared.at),
    ownerId: shared.addedBy,
    content: writePdf(`${charter.title}: working days`, DOCUMENT_LINES),
    fileName: 'working-days.pdf',
    uploadedAt: shared.at,
  };
  const texts = { title: 'How our work days run', description: 'One page to print and put up.' };
  return { ...shared, ...texts, councilId, url: null, document };
}
