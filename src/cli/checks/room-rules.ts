/** What makes a call and a room findable: a function and a file for each call, and few files in each folder. */

/** More files than this in a folder are two subjects. */
const MAX_FILES = 21;

/** Folders of src with more TypeScript files of their own than a reader takes in. */
export function findCrowdedFolders(paths: readonly string[]): string[] {
  const folders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')));
  return [...folders]
    .filter(([, files]) => files.length > MAX_FILES)
    .map(([folder, files]) => `${folder} has ${files.length} files: sort them into rooms of at most ${MAX_FILES}`);
}

const CALL = /^export const (\w+): Call<\s*'(\w+)'/gm;

/**
 * Operations without a function of their own name, and functions in a file that is named neither after them nor after
 * several.
 */
export function findUnnamedCalls(operationIds: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const problems: string[] = [];
  for (const [path, text] of sources) {
    const calls = [...text.matchAll(CALL)].map(([, name = '', id = '']) => ({ name, id }));
    for (const { name, id } of calls) {
      found.add(id);
      if (name !== id) problems.push(`${path}: ${name} answers ${id}: give it that name`);
    }
    const [only] = calls;
    if (calls.length === 1 && only && !path.endsWith(`/${fileOf(only.id)}`)) {
      problems.push(`${path}: holds ${only.id} alone: name it ${fileOf(only.id)}`);
    }
  }
  const missing = operationIds.filter((id) => !found.has(id));
  return [...problems, ...missing.map((id) => `${id} has no function of its name: write it in ${fileOf(id)}`)];
}

const fileOf = (id: string): string => `${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
