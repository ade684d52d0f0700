import { councilFormMap, newsFormMap, opportunityFormMap, profileEditingMap } from '../../flows/draft-forms.ts';
import { impactFormMap } from '../../flows/impact-form.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

testWalks(test, impactFormMap);
testWalks(test, opportunityFormMap);
testWalks(test, councilFormMap);
testWalks(test, newsFormMap);
testWalks(test, profileEditingMap);
