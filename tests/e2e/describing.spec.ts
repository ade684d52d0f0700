import { expectAccessible } from './support/accessibility.ts';
import { expect, logIn, test } from './support/community-test.ts';

test('a picture is described under My files, kept if that fails, and sent once', async ({ page, browserErrors }) => {
  await logIn(page, 'member', '/dashboard/media?kind=picture');
  const describing = page.getByRole('button', { name: /^Describe/ });
  const dialog = page.getByRole('dialog', { name: 'Describe this picture' });
  const field = dialog.getByLabel('Description');

  await test.step('described', async () => {
    await describing.first().click();
    await expect(field).toBeFocused();
    await expectAccessible(page, dialog);
    await field.fill('  Two herons over the delta at dawn ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Two herons over the delta at dawn' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Describe: Two herons over the delta at dawn' }).click();
    await expect(field).toHaveValue('Two herons over the delta at dawn');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Describe: Two herons over the delta at dawn' })).toBeFocused();
  });

  await test.step('what failed to save is kept, with an error', async () => {
    browserErrors.expect(/ERR_FAILED/);
    await page.route('**/api/media/alt/*', (route) => route.abort());
    await describing.nth(1).click();
    await field.fill('Reeds');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText(/^We couldn['’]t save the description\./)).toBeVisible();
    await expect(field).toHaveValue('Reeds');
    await page.unroute('**/api/media/alt/*');
  });

  await test.step('while it is being saved, it isn’t sent again', async () => {
    const arrived = Promise.withResolvers<void>();
    let calls = 0;
    await page.route('**/api/media/alt/*', async (route) => {
      calls += 1;
      await arrived.promise;
      await route.continue();
    });
    await field.fill('Reeds at low water');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText('Saving description')).toBeAttached();
    await page.keyboard.press('Control+Enter');
    arrived.resolve();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Reeds at low water' })).toBeVisible();
    expect(calls).toBe(1);
  });
});

test('an admin can describe a picture in the gallery, where its shortcuts pause meanwhile; a judge can’t', async ({
  page,
  newVisitor,
}) => {
  const judge = await (await newVisitor()).newPage();
  await logIn(judge, 'judge', '/gallery');
  // Admins also see the pictures of private impacts, so choose one that both can see.
  const picture = judge.getByRole('main').getByRole('link', { name: /^View picture/ });
  const link = await picture.first().getAttribute('href');
  await logIn(page, 'admin', '/gallery');
  await page.locator(`main a[href="${link}"]`).click();
  const viewer = page.getByRole('dialog', { name: /^Picture \d+ of/ });
  await expect(page).toHaveURL(/\?picture=[0-9a-f-]{36}$/);
  const address = page.url();
  await viewer.getByRole('button', { name: /(Add|Edit) description/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe this picture' });
  const field = dialog.getByLabel('Description');
  await field.fill('A nursery of mangroves');
  for (const key of ['ArrowLeft', 'Home', 'ArrowRight', 'ArrowRight']) await field.press(key);
  await page.keyboard.type('x');
  await expect(field).toHaveValue('A xnursery of mangroves');
  await page.keyboard.press('Backspace');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(viewer.getByText('A nursery of mangroves', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(address);

  await judge.goto(address);
  await expect(judge.getByText('A nursery of mangroves', { exact: true })).toBeVisible();
  await expect(judge.getByRole('button', { name: /(Add|Edit) description/ })).toHaveCount(0);
});
