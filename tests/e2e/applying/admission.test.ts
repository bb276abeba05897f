import { expect, test } from 'vitest';
import { applications } from '#tests/applications.ts';
import { longTest } from '#tests/breadth.ts';
import { arrived, begin, control, fillUpTo, openForm, ready } from '#tests/e2e/application.ts';
import { devices } from '#tests/e2e/devices.ts';

test('a message that appears during a press does not move the pressed button away', async () => {
  const page = await begin('/join-us/as-student', { viewport: devices['a phone'], hasTouch: true });
  const panel = page.getByRole('button', { name: 'answers still needed' });
  const message = page.locator('.field-error').getByText('Details of the physical medical condition are required.');
  const leaveFor = async (press: () => Promise<void>) => {
    await control(page, 'learner[physicalMedicalCondition]').focus();
    await press();
    expect(await panel.getAttribute('aria-expanded')).toBe('true');
    await message.waitFor();
  };
  await control(page, 'learner[hasPhysicalMedicalCondition]').first().check();
  await leaveFor(() => panel.tap());
  // After a reload the question has no message.
  await page.reload();
  await ready(page);
  await leaveFor(() => panel.click({ delay: 50 }));
});

longTest(
  'a press of the gray Submit counts although the last answer is checked during it, which moves the button',
  async () => {
    const { form, examples, page: path } = applications.find(({ name }) => name === 'papers')!;
    const page = await openForm(path);
    const email = page.locator('[inputmode=email]');
    await fillUpTo(page, form, Object.values(examples)[0]!);
    await email.fill('');
    const needed = page.locator('#needed');
    await needed.waitFor();
    const { x, y, height } = (await page.locator('.actions-next').boundingBox())!;
    await page.mouse.move(x + 20, y + height / 2);
    await email.fill('rana@mail.example');
    await page.mouse.down();
    await page.waitForTimeout(500);
    expect(await needed.isVisible()).toBe(true);
    await page.mouse.up();
    await arrived(page);
  },
);
