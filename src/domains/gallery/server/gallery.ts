/**
 * The gallery as the viewer may see it. Leaves out pictures by people who keep their impacts private, and profile
 * pictures of people who don't want to be listed.
 */

import { readImpactRefs } from '#domains/impacts/server/public.ts';
import { findMedia, type PresentMedia } from '#domains/media/server/public.ts';
import { isPartListed, isPartOpen, readCards } from '#domains/people/server/public.ts';
import type { GalleryItem, GalleryModel } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { readPage, toPage } from '#platform/server/http/lists/paging.ts';
import { type Viewer, viewerOf } from '#platform/server/http/viewer.ts';
import {
  type Asked,
  findGalleryFile,
  type GalleryFilter,
  type ListedFile,
  listGalleryFiles,
  ORDERS,
  PERSON,
  UPLOADER,
} from './gallery.repository.ts';

interface Needs {
  db: Db;
  presentMedia: PresentMedia;
}

export const listGallery: Call<'listGallery', Needs> = async (needs, request) => {
  const viewer = viewerOf(request);
  const { sort = 'newest', ...query } = request.query;
  const page = readPage(query, ORDERS[sort]);
  const filter = await filterFor(needs.db, viewer, query);
  const { rows, meta } = filter
    ? await listGalleryFiles(needs.db, filter, sort, page)
    : toPage(page, { rows: [], total: 0 });
  return ok('Pictures found.', { data: await show(needs, viewer, rows, filter?.kind === 'people'), meta });
};

/** @throws {Failure} 404 if this viewer's gallery doesn't contain it. */
export const getGalleryItem: Call<'getGalleryItem', Needs> = async (needs, request) => {
  const viewer = viewerOf(request);
  const found = await findFile(needs.db, viewer, request.params.id);
  const [item] = found ? await show(needs, viewer, [found.file], found.isOfPeople) : [];
  if (!item) throw notFound(say('gallery.failures.notFound'));
  return ok('The picture.', item);
};

async function show(
  { db, presentMedia }: Needs,
  viewer: Viewer,
  listed: readonly ListedFile[],
  isOfPeople: boolean,
): Promise<GalleryItem[]> {
  const ids = listed.map(({ id }) => id);
  const files = await findMedia(db, ids);
  const impacts = await readImpactRefs(db, [...new Set(listed.flatMap(({ impactId }) => impactId ?? []))]);
  const ownerIds = [...files.values()].map(({ ownerId }) => ownerId);
  const cards = await readCards(db, ownerIds);
  return listed.flatMap(({ id, impactId }) => {
    const row = files.get(id);
    if (!row) return [];
    const { isPublic = false, ...impact } = impacts.get(impactId ?? '') ?? {};
    return [
      {
        id: row.id,
        type: 'id' in impact ? 'Impact' : 'user',
        media: presentMedia(row, { isPublic: isPublic || isOfPeople }),
        impact: 'id' in impact ? impact : null,
        user: cards(row.ownerId),
        isOwn: row.ownerId === viewer?.userId,
        createdAt: row.createdAt.toISOString(),
      },
    ];
  });
}

async function findFile(db: Db, viewer: Viewer, id: string): Promise<{ file: ListedFile; isOfPeople: boolean } | null> {
  const ways: GalleryFilter[] = [everyone(viewer, {}), people(viewer)];
  if (viewer) ways.push({ kind: 'own', ownerId: viewer.userId });
  for (const filter of ways) {
    const file = await findGalleryFile(db, { ...filter, mediaId: id });
    if (file) return { file, isOfPeople: filter.kind === 'people' };
  }
  return null;
}

interface GalleryQuery extends Asked {
  model: GalleryModel;
  userId?: string;
}

/** Null if the viewer may see nothing. */
async function filterFor(
  db: Db,
  viewer: Viewer,
  { model, userId, sdg, impactYear }: GalleryQuery,
): Promise<GalleryFilter | null> {
  const isOwn = userId !== undefined && userId === viewer?.userId;
  const isFiltered = sdg !== undefined || impactYear !== undefined;
  if (model === 'user') {
    // Only impacts have a goal and a year.
    if (isFiltered) return null;
    if (isOwn) return { kind: 'ownApart', ownerId: userId };
    return { ...people(viewer), ...(userId !== undefined && { userId }) };
  }
  if (isOwn) return { kind: 'own', ownerId: userId, sdg, impactYear };
  if (userId !== undefined && !(await isPartListed(db, viewer, userId, 'impacts'))) return null;
  if (userId !== undefined) return { kind: 'public', sdg, impactYear, ownerId: userId };
  return everyone(viewer, { sdg, impactYear });
}

function people(viewer: Viewer): GalleryFilter {
  if (viewer?.role === 'Admin') return { kind: 'people' };
  return { kind: 'people', isOpen: isPartOpen(viewer, PERSON, 'leaderboard'), viewerId: viewer?.userId };
}

function everyone(viewer: Viewer, asked: Asked): GalleryFilter {
  if (viewer?.role === 'Admin') return { kind: 'public', ...asked };
  const isOpen = isPartOpen(viewer, UPLOADER, 'impacts');
  return { kind: 'public', ...asked, isOpen, viewerId: viewer?.userId };
}
