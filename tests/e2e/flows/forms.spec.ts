import { councilFormMap, newsFormMap, opportunityFormMap, profileEditingMap } from '../../flows/draft-forms.ts';
import { impactFormMap } from '../../flows/impact-form.ts';
import { test } from '../../flows/stage.ts';
import { testWalks } from '../../flows/take-walk.ts';

// Each has a test of its own that fills in, leaves, resumes and sends the form: impacts-form.spec.ts,
// opportunities-form.spec.ts, councils-lifecycle.spec.ts, news-writing.spec.ts and settings.spec.ts.
testWalks(test, impactFormMap, { isWalkedElsewhere: true });
testWalks(test, opportunityFormMap, { isWalkedElsewhere: true });
testWalks(test, councilFormMap, { isWalkedElsewhere: true });
testWalks(test, newsFormMap, { isWalkedElsewhere: true });
testWalks(test, profileEditingMap, { isWalkedElsewhere: true });
