import { expect, test } from 'vitest';
import { begin, control, ready } from '#tests/e2e/application.ts';
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
