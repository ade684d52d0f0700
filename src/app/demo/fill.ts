/** Fills an empty database with the demo community. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPasswordHasher } from '../../domains/auth/server/password-hashing.ts';
import { pictureFile, storageKey } from '../../domains/media/server/addresses.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import {
  foldNews,
  hasAccount,
  hasPeople,
  listEventTypes,
  loadRows,
  nameAppeals,
  recountImpacts,
} from './community.repository.ts';
import { type DemoCommunity, makeCommunity } from './community.ts';
import type { PlannedDrawing } from './gallery.ts';
import { DAY_MS } from './ids.ts';
import { type DemoNews, makeNews } from './news.ts';
import { toInvitationRows, toNewsRows, toPointsRows, toUserRows } from './people-rows.ts';
import { drawPicture } from './pictures.ts';
import { createRandom } from './random.ts';
import { standingAppeals, toImpactRows } from './rows.ts';

const SEED = 20_260;

/** A database that has anyone in it is left as it is. */
export async function fillEmptyDatabase({ db }: Database, storage: Storage, now: Date): Promise<void> {
  if (await hasPeople(db)) return;
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const community = makeCommunity(SEED, today);
  const passwordHash = await createPasswordHasher().hash(DEMO_PASSWORD);
  const magazine = makeNews(createRandom(SEED), editorOf(community), today);
  const media = await drawPictures([...community.pictures, ...magazine.drawings], storage);
  await db.transaction().execute(async (tx) => {
    await loadRows(tx, 'users', toUserRows(community, passwordHash));
    await loadRows(tx, 'invitations', toInvitationRows(community));
    await loadRows(tx, 'media', media);
    await loadImpacts(tx, community);
    await loadNews(tx, magazine);
    await loadRows(tx, 'points_entries', toPointsRows(community));
    await loadRows(tx, 'notifications', toNewsRows(createRandom(SEED), community, today));
  });
}

async function loadImpacts(tx: Tx, community: DemoCommunity): Promise<void> {
  const rows = toImpactRows(createRandom(SEED), community, await listEventTypes(tx));
  const tables = Object.keys(rows) as (keyof typeof rows & keyof Tables)[];
  for (const table of tables) await loadRows(tx, table, rows[table]);
  await nameAppeals(tx, standingAppeals(community, rows.impact_appeals));
  await recountImpacts(tx);
}

async function loadNews(tx: Tx, { news, news_media: media }: DemoNews): Promise<void> {
  await loadRows(tx, 'news', news);
  await loadRows(tx, 'news_media', media);
  await foldNews(tx);
}

function editorOf({ people }: DemoCommunity): string {
  const editor = people.find(({ role, canSignIn }) => role === 'Admin' && canSignIn);
  if (!editor) throw new Error('The demo community has no Admin to write its news');
  return editor.id;
}

async function drawPictures(pictures: readonly PlannedDrawing[], storage: Storage) {
  const workFolder = await storage.makeWorkFolder();
  try {
    return await Promise.all(
      pictures.map(async (picture, index) => {
        const drawn = await drawPicture(createRandom(SEED + index), picture.colours);
        for (const { width, content } of drawn.files) {
          const path = join(workFolder, `${picture.id}-${width}.webp`);
          await writeFile(path, content);
          await storage.take(storageKey(picture.id, pictureFile(width)), path);
        }
        return toMediaRow(picture, drawn);
      }),
    );
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

function toMediaRow(picture: PlannedDrawing, drawn: Awaited<ReturnType<typeof drawPicture>>) {
  return {
    id: picture.id,
    owner_id: picture.ownerId,
    kind: 'picture',
    bytes: drawn.files.reduce((sum, { content }) => sum + content.length, 0),
    width: drawn.width,
    height: drawn.height,
    widths: drawn.files.map(({ width }) => width),
    blur_data_url: drawn.blurDataUrl,
    alt: picture.alt,
    file_name: picture.fileName,
    created_at: picture.uploadedAt,
    ready_at: picture.uploadedAt,
  };
}

/** Whether the accounts that the terminal names are there. */
export async function hasDemoAccounts({ db }: Database): Promise<boolean> {
  const [first] = DEMO_ACCOUNTS;
  return first !== undefined && hasAccount(db, first.email);
}
