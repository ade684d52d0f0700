/** A step of `npm run generate`: writes each prepared statement, by domain, to `generated/statements`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { formatStatement } from './format-statement.ts';
import { listStatements, type Statement } from './list-statements.ts';

const FOLDER = `${process.env['GENERATED_DIR'] ?? './generated'}/statements`;
const HEADING = '-- Prepared statements with the names of their values. Written by `npm run generate`.\n';

const byDomain = Map.groupBy(await listStatements(), ({ path }) => domainOf(path));
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [domain, statements] of byDomain) {
  const texts = statements.map(textOf);
  writeFileSync(`${FOLDER}/${domain}.sql`, `${HEADING}${texts.join('')}`);
}

/** The domain's name, or `platform`. */
function domainOf(path: string): string {
  const [, floor = '', domain = ''] = path.split('/');
  return floor === 'domains' ? domain : floor;
}

function textOf({ name, path, shapes }: Statement): string {
  const written = shapes.map((shape) => `${shape.given && `-- ${shape.given}\n`}${formatStatement(shape)};\n`);
  return `\n\n-- ${name} in ${path}\n${written.join('\n')}`;
}
