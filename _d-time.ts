import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from './tests/support/server.ts';
import { storageOf } from './src/app/server.ts';
import { fillEmptyDatabase } from './src/app/demo/fill.ts';
import { makeCommunity } from './src/app/demo/community.ts';
const folder = mkdtempSync(join(tmpdir(), 'd-demo-'));
const s = await startTestServer({ DATA_DIR: folder });
const cpu0 = process.cpuUsage(); let t = Date.now();
makeCommunity(20260, new Date('2026-11-21T00:00:00Z'));
console.log('make', Date.now() - t, 'ms');
t = Date.now();
await fillEmptyDatabase(s.database, storageOf(s.config), new Date());
const cpu = process.cpuUsage(cpu0);
console.log('fill', Date.now() - t, 'ms; cpu', (cpu.user + cpu.system) / 1000);
for (const [k, sql] of Object.entries({
 pts: "select min(points), percentile_disc(array[.25,.5,.75,.9,.98]) within group (order by points) as p, max(points), count(*) from users where role='Member'",
 hosts: "select email, points, role from users where email like '%groundswell.example'",
 roles: "select role, count(*) from users group by 1", imp: "select count(*) from impacts"})) console.log(k, JSON.stringify((await s.database.run(sql)).rows));
await s.close(); rmSync(folder, { recursive: true, force: true }); process.exit(0);
