// Loaded before every command. Plain JavaScript, so that this message appears even in a Node.js too old for the rest.
const OLDEST = [22, 18];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(
    [
      `This needs Node.js ${OLDEST.join('.')} or later, and ${process.version} is running it.`,
      'On Linux the project brings its own: run "npm ci" (without --omit=optional), then start commands with "npm run".',
      'Elsewhere install a newer Node.js from https://nodejs.org.',
      '',
    ].join('\n'),
  );
  process.exit(1);
}
