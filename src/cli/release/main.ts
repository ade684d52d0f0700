/** The entry point of a release: starts the server, in production mode unless MODE is set. */
import { existsSync } from 'node:fs';
import { runServer } from '#app/server/server.ts';
import { refuseArguments } from '../refuse-arguments.ts';

const USAGE = `Usage: groundswell [backup | restore | migrate | recount | copy-files | make-admin | remove-factor |
                    seal-secrets | rotate-credential-keys]

  (nothing)      starts the server
  backup         writes the database, uploaded files and the secret into a folder
  restore        makes the community of a backup again, in an empty database
  migrate        brings the database to this release, as each start does
  recount        corrects points, leaderboards and other totals that are stored
  copy-files     copies uploaded files to a store, or back
  make-admin     makes an account an admin, if nobody else can
  remove-factor  removes the second step of an account whose owner lost it
  seal-secrets   seals the secrets of second steps, webhooks and credentials’ keys with the current TOKEN_SECRET
  rotate-credential-keys
                 makes new keys that sign credentials; what those before signed can still be checked
`;

refuseArguments(USAGE);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env['MODE'] ||= 'production';
await runServer();
