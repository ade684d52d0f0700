import { pushDeviceMap } from '../../flows/push-device.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

test.use({ serverEnv: { SERVICE_WORKER: 'on' } });

testWalks(test, pushDeviceMap);
