import { namingMap } from '../../flows/naming.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

// impacts-namings.spec.ts walks it daily.
testWalks(test, namingMap, { isWalkedElsewhere: true });
