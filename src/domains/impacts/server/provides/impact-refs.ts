/** Titles and links of impacts, for other domains. */
import type { GalleryImpact } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { impactSlugOf } from '../../model.ts';
import { listImpactRows } from '../impacts.repository.ts';
import { listGoalLinks } from '../links.repository.ts';

export interface ImpactRef extends GalleryImpact {
  isPublic: boolean;
}

/** Unknown ids are left out. */
export async function readImpactRefs(db: Db, ids: readonly string[]): Promise<Map<string, ImpactRef>> {
  const goals = Map.groupBy(await listGoalLinks(db, ids), ({ impactId }) => impactId);
  const refs = (await listImpactRows(db, ids)).map(({ id, title, isPublic }) => {
    const sdgs = (goals.get(id) ?? []).map(({ sdg }) => sdg);
    return { id, title, slug: impactSlugOf(title), sdgs, isPublic };
  });
  return new Map(refs.map((ref) => [ref.id, ref]));
}
