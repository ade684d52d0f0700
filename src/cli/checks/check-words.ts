/** Fails where a text or a comment uses a retired word, one line per finding, with what to write instead. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { RETIRED_WORDS } from './retired-words.ts';

const PATHS = ['src', 'contract', 'tests', 'README.md', '.github', 'vite.config.ts', 'playwright.config.ts'];
const READ_BY_PEOPLE = /\.(tsx?|mjs|ya?ml|md|html|css)$|^src\/demo\/texts\//;
/** Not checked: the list of words itself, and the before-and-after pairs of the design system page. */
const ABOUT_WORDS = /^src\/(cli\/checks\/(retired-words|check-words)|ui\/showcase\/voice-[a-z]+)\.tsx?$/;

/** Stripped from the next line before the two are joined, so that phrases broken over two lines are found too. */
const LINE_START = /^\s*(?:\*(?!\/)|\/\/|#|--)?\s*/;

const findings = PATHS.flatMap(filesIn)
  .filter((path) => READ_BY_PEOPLE.test(path) && !ABOUT_WORDS.test(path))
  .flatMap(findingsIn);
if (findings.length > 0) {
  process.stderr.write(`${findings.join('\n')}\n`);
  process.exit(1);
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll(sep, '/'));
}

function findingsIn(path: string): string[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const joined = `${line} ${(lines[index + 1] ?? '').replace(LINE_START, '')}`;
    return RETIRED_WORDS.flatMap(({ pattern, better }) => {
      const found = pattern.exec(joined);
      // A phrase that starts on the next line is reported there.
      return found && found.index < line.length ? [`${path}:${index + 1}: “${found[0]}”: write ${better}`] : [];
    });
  });
}
