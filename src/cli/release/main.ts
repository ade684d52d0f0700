/** The entry point of a release: starts the server, in production mode unless MODE is set. */
import { existsSync } from 'node:fs';
import { runServer } from '#app/server/server.ts';
import { refuseArguments } from '../refuse-arguments.ts';

const USAGE = `Usage: groundswell [recount | copy-files | make-admin | remove-factor | seal-secrets]

  (nothing)      starts the server
  recount        corrects points, leaderboards and other totals that are stored
  copy-files     copies uploaded files to a store, or back
  make-admin     makes an account an admin, if nobody else can
  remove-factor  removes the second step of an account whose owner lost it
  seal-secrets   seals the secrets of second steps and webhooks with the current TOKEN_SECRET
`;

refuseArguments(USAGE);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env['MODE'] ||= 'production';
await runServer();
