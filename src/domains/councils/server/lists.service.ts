/** Pages of the councils that the viewer may see. */
import type { PageMeta } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { foldWords, LONG_ENOUGH, patternOf } from '#platform/db/search-words.repository.ts';
import { COUNTED_ROWS, readPage, toPage, withGuess } from '#platform/http/paging.ts';
import {
  type CouncilFilter,
  type CouncilSort,
  countCouncils,
  isWritten,
  KEYS_OF,
  type ListedId,
  listCouncilIds,
  type SoughtWord,
} from './lists.repository.ts';

export interface ListQuery {
  search?: string;
  location?: string;
  sort?: CouncilSort;
  page?: number;
  page_size?: number;
  cursor?: string;
}

/** @throws {Failure} 422 for a page past row 10,000 or a cursor of another list. */
export async function listPage(
  db: Db,
  { search, location, sort = 'newest', ...paging }: ListQuery,
  filter: Omit<CouncilFilter, 'words' | 'placeWords'>,
): Promise<{ listed: ListedId[]; meta: PageMeta }> {
  const page = readPage(paging, { name: `councils:${sort}`, isKey: KEYS_OF[sort] });
  const whole: CouncilFilter = {
    ...filter,
    words: await seek(db, search),
    placeWords: await readPatterns(db, location),
  };
  const { rows, meta } = toPage(page, {
    rows: await listCouncilIds(db, whole, sort, page),
    total: await countCouncils(db, whole, COUNTED_ROWS + 1),
    positionOf: ({ id, sortKey }) => ({ key: sortKey, id }),
  });
  const isGuessed = whole.words?.some((word) => 'misspelt' in word) ?? false;
  return { listed: rows, meta: withGuess(meta, isGuessed) };
}

/** Words that no council contains are treated as misspelt. */
async function seek(db: Db, search: string | undefined): Promise<SoughtWord[]> {
  const sought: SoughtWord[] = [];
  for (const word of search === undefined ? [] : await foldWords(db, search)) {
    const pattern = patternOf(word);
    const mayBeMisspelt = word.length > LONG_ENOUGH && !/^\d+$/.test(word);
    const isMisspelt = mayBeMisspelt && !(await isWritten(db, pattern));
    sought.push(isMisspelt ? { misspelt: word } : { pattern });
  }
  return sought;
}

export async function readPatterns(db: Db, text: string | undefined): Promise<string[]> {
  return text === undefined ? [] : (await foldWords(db, text)).map(patternOf);
}
