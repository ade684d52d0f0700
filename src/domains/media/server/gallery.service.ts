/**
 * The gallery, as far as the one who asks may see it. A picture of a public impact is left out where who uploaded it keeps
 * the own impacts to themselves, and a profile picture where its person does not want to be listed.
 */
import type { GalleryItem, GalleryModel, PageMeta } from '../../../../generated/types.gen.ts';
import type { Db } from '../../../platform/db/database.ts';
import { COUNTED_ROWS, foreignCursor, readPage, toPage } from '../../../platform/http/paging.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { readImpactRefs } from '../../impacts/server/refs.service.ts';
import { findPerson, readCards } from '../../members/server/people.service.ts';
import { isPartOpen, seesPart } from '../../members/server/privacy.service.ts';
import {
  countGalleryFiles,
  type GalleryFilter,
  type GallerySort,
  type ListedFile,
  listGalleryFiles,
  UPLOADER,
} from './gallery.repository.ts';
import type { PresentMedia } from './present.ts';
import { listReadyMedia } from './repository.ts';

export interface GalleryQuery {
  model: GalleryModel;
  userId?: string;
  sdg?: number;
  impactYear?: number;
  sort?: GallerySort;
  page?: number;
  page_size?: number;
  cursor?: string;
}

interface Gallery {
  data: GalleryItem[];
  meta: PageMeta;
}

type ReadGallery = (viewer: Viewer, query: GalleryQuery) => Promise<Gallery>;

export function createGallery({ db, present }: { db: Db; present: PresentMedia }): ReadGallery {
  const show = async (viewer: Viewer, listed: readonly ListedFile[]): Promise<GalleryItem[]> => {
    const ids = listed.map(({ mediaId }) => mediaId);
    const files = new Map((await listReadyMedia(db, ids)).map((row) => [row.id, row]));
    const impacts = await readImpactRefs(db, [...new Set(listed.flatMap(({ impactId }) => impactId ?? []))]);
    const cards = await readCards(
      db,
      [...files.values()].map(({ ownerId }) => ownerId),
    );
    return listed.flatMap(({ mediaId, impactId }) => {
      const row = files.get(mediaId);
      if (!row) return [];
      const { isPublic = false, ...impact } = impacts.get(impactId ?? '') ?? {};
      return [
        {
          id: row.id,
          type: 'id' in impact ? 'Impact' : 'user',
          media: present(row, { isPublic }),
          impact: 'id' in impact ? impact : null,
          user: cards(row.ownerId),
          isOwn: row.ownerId === viewer?.userId,
          createdAt: row.createdAt.toISOString(),
        },
      ];
    });
  };

  return async (viewer, { sort = 'newest', ...query }) => {
    const page = readPage(query);
    if (page.after && page.after.key !== sort) throw foreignCursor();
    const filter = await filterFor(db, viewer, query);
    const { rows, meta } = toPage(page, {
      rows: filter ? await listGalleryFiles(db, filter, sort, page) : [],
      total: filter ? await countGalleryFiles(db, filter, COUNTED_ROWS + 1) : 0,
      positionOf: ({ mediaId }) => ({ key: sort, id: mediaId }),
    });
    return { data: await show(viewer, rows), meta };
  };
}

/** Null where there is nothing that the viewer may see. */
async function filterFor(
  db: Db,
  viewer: Viewer,
  { model, userId, sdg, impactYear }: GalleryQuery,
): Promise<GalleryFilter | null> {
  const isOwn = userId !== undefined && userId === viewer?.userId;
  const isFiltered = sdg !== undefined || impactYear !== undefined;
  if (model === 'user') {
    // A goal and a year are those of an impact: what belongs to none has neither.
    if (isFiltered) return null;
    return isOwn ? { kind: 'ownApart', ownerId: userId } : null;
  }
  if (isOwn) return { kind: 'own', ownerId: userId, sdg, impactYear };
  if (userId !== undefined && !(await isListedBy(db, viewer, userId))) return null;
  const listed = { kind: 'public', sdg, impactYear } as const;
  if (userId !== undefined) return { ...listed, ownerId: userId };
  if (viewer?.role === 'Admin') return listed;
  return { ...listed, isOpen: isPartOpen(viewer, UPLOADER, 'impacts'), viewerId: viewer?.userId };
}

/** Nobody finds what somebody did who has left, or who keeps it private. */
async function isListedBy(db: Db, viewer: Viewer, userId: string): Promise<boolean> {
  if (viewer?.role === 'Admin') return true;
  const person = await findPerson(db, userId);
  return person?.isActive === true && (await seesPart(db, viewer, userId, 'impacts'));
}
