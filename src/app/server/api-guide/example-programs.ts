/** Programs that do something whole with the client, as they stand in `contract/example-programs/`, where tests run them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copied along with the bundled server. */
const EXAMPLES = join(import.meta.dirname, '../../../../contract/example-programs');

const PROGRAMS = {
  'log-impact.mjs': 'Log an impact from a script',
  'tell-chat-room.mjs': 'Tell a chat room about verified impacts',
  'copy-council.mjs': 'Copy your council’s impacts every night',
};

export function examplePrograms(): string {
  const programs = Object.entries(PROGRAMS).map(
    ([file, title]) => `### ${title}

\`\`\`js
${readFileSync(join(EXAMPLES, file), 'utf8').trimEnd()}
\`\`\`
`,
  );
  return `## Three programs

They run where the client is installed. Make their token in the settings, beneath “Programs”.

${programs.join('\n')}
## Without this server

In a checkout, \`npm run mock\` serves an example of every answer at \`http://127.0.0.1:4010/api\`, to write a program or
page against. \`npm run conformance -- URL --accounts FILE\` checks whether another server answers as this reference says.
`;
}
