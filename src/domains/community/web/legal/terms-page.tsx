import { readPageSettings } from '#platform/browser/page-settings.ts';
import { TextPage } from './text-page.tsx';

export function TermsPage() {
  const { appName } = readPageSettings();
  return (
    <TextPage title="Terms" lead={`What you and ${appName} can expect of each other.`}>
      <h2>What you agree to</h2>
      <ul>
        <li>You use your real name, and you have one account.</li>
        <li>
          What you log really happened, and you took part in it. Everyone in your pictures has agreed to be shown.
        </li>
        <li>You treat other members with respect. Harassment and hate speech will get your account closed.</li>
        <li>You keep your password private.</li>
      </ul>
      <h2>What you can expect</h2>
      <ul>
        <li>What you write stays yours. You allow {appName} to show it to the people you choose.</li>
        <li>If something you submit is declined, you’ll be told why.</li>
        <li>Points aren’t money and can’t be spent.</li>
        <li>You can deactivate your account at any time, under Settings, Deactivate account.</li>
      </ul>
      <h2>Who runs this site</h2>
      <p>
        {appName} is free software that anyone can run. The operator of this site is responsible for it, and must add
        their name, address and governing law here before opening it to others.
      </p>
    </TextPage>
  );
}
