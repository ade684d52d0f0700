import { findChromium, CHROMIUM_ARGS } from '/work/main/tests/support/chromium.ts';
import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
const p = await b.newPage({ viewport: { width: 460, height: 1150 } });
await p.goto('file:///tmp/uiwork/mark.html');
await p.screenshot({ path: '/tmp/uiwork/mark.png' });
await b.close();
