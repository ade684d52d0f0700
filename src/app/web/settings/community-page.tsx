import { RecountPanel } from '#domains/recounts/web/recount-panel.tsx';
import { RuleReview } from '#domains/recounts/web/rule-review.tsx';
import { SettingsSubjectPage } from '#domains/settings/web/settings-subject-page.tsx';

const PARTS = { points: { review: { Dialog: RuleReview }, Below: RecountPanel } };

export const CommunityPage = ({ id }: { id: string }) => <SettingsSubjectPage id={id} parts={PARTS} />;
