/** The program of a test server's process. */
import { runServer } from '#app/server.ts';

await runServer();
