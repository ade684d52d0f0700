/** The forms of an impact, with the councils it may be logged with. */
import { CouncilPicker } from '#domains/councils/web/mine/council-picker.tsx';
import { EditImpactPage } from '#domains/impacts/web/form/edit-impact-page.tsx';
import { NewImpactPage } from '#domains/impacts/web/form/new-impact-page.tsx';

export const NewImpactWithCouncil = () => <NewImpactPage renderCouncil={(field) => <CouncilPicker {...field} />} />;

export const EditImpactWithCouncil = () => <EditImpactPage renderCouncil={(field) => <CouncilPicker {...field} />} />;
