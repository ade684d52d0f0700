import { GoalsPage as Goals } from '#domains/goals/web/goals-page.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useViewer } from '../use-viewer.ts';

export function GoalsPage() {
  const viewer = useViewer();
  const action =
    viewer?.role === 'Member' ? (
      <ButtonLink to="/dashboard/impacts/new" size="sm">
        Log an impact
      </ButtonLink>
    ) : (
      <TextLink to={viewer ? '/impacts' : '/auth/register'}>
        {viewer ? 'See all impacts' : 'Create an account'}
      </TextLink>
    );
  return <Goals action={action} />;
}
