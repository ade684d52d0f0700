import { readPageSettings } from '../../../../platform/browser/page-settings.ts';
import { TextPage } from '../components/text-page.tsx';

export function TermsPage() {
  const { appName } = readPageSettings();
  return (
    <TextPage title="Terms" lead={`What you and ${appName} owe each other. Short, so that it is read.`}>
      <h2>What you agree to</h2>
      <ul>
        <li>You say who you are, and you have one account.</li>
        <li>What you log is true, happened, and is yours to tell. People in pictures agreed to be shown.</li>
        <li>You treat the other members as you would neighbours. Hatred and harassment end an account.</li>
        <li>You keep your password to yourself.</li>
      </ul>
      <h2>What you can expect</h2>
      <ul>
        <li>What you write stays yours. You allow {appName} to show it to those whom you chose.</li>
        <li>A decision about what you sent in comes with its reason.</li>
        <li>Points say that something was checked. They are no money and can not be spent.</li>
        <li>You can deactivate your account at any time: open Settings, then Leave.</li>
      </ul>
      <h2>Who runs this site</h2>
      <p>
        {appName} is free software that anybody may run. The people who run this site answer for it: their name, address
        and the law that applies are theirs to add here before they open it to others.
      </p>
    </TextPage>
  );
}
