/** The rules by which impacts earn points. */

import type { Impact, PointsRule } from '#generated/types.gen.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { STANDARD_RULE } from '../standard-rule.ts';

/** For what is verified from now on. */
export const presentRule = (): PointsRule => readPageSettings().pointsRule ?? STANDARD_RULE;

/** A verified impact keeps the rule by which it earned its points. */
export const ruleOf = ({ isVerified, pointsRule }: Pick<Impact, 'isVerified' | 'pointsRule'>): PointsRule =>
  isVerified ? (pointsRule ?? STANDARD_RULE) : presentRule();
