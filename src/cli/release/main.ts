/** What a release starts: the server, for production unless told otherwise. */
import { existsSync } from 'node:fs';
import { runServer } from '#app/server.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
process.env['MODE'] ||= 'production';
await runServer();
