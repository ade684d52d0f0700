/** The forms of an impact, with the councils it may be logged with. */
import type { ComponentProps } from 'react';
import { CouncilPicker } from '#domains/councils/web/mine/council-picker.tsx';
import { EditImpactPage } from '#domains/impacts/web/form/edit-impact-page.tsx';
import { NewImpactPage } from '#domains/impacts/web/form/new-impact-page.tsx';
import { hasArea } from '#platform/browser/page/page-settings.ts';

const renderCouncil: ComponentProps<typeof NewImpactPage>['renderCouncil'] = (field) =>
  hasArea('councils') && <CouncilPicker {...field} />;

export const NewImpactWithCouncil = () => <NewImpactPage renderCouncil={renderCouncil} />;

export const EditImpactWithCouncil = () => <EditImpactPage renderCouncil={renderCouncil} />;
