/** The domain’s calls. */
import { checkImport } from './check-import.ts';
import { getImport } from './get-import.ts';
import { startImport } from './start-import.ts';

export const importCalls = { checkImport, startImport, getImport };
