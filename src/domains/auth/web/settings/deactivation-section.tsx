import { Deactivation } from '../components/deactivation.tsx';

export function DeactivationSection() {
  return (
    <div className="mt-8 max-w-prose">
      <p>What you did stays, under “Former member”. Your profile is hidden and you can not log in any more.</p>
      <Deactivation />
    </div>
  );
}
