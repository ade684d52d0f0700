/** The program of a test server's process. */
import { runServer } from '#app/server/server.ts';

await runServer();
