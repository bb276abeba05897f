import { expect, test } from 'vitest';
import { ready } from '#tests/e2e/application.ts';
import { openNetwork } from '#tests/e2e/network.ts';
import { visit } from '#tests/e2e/visit.ts';

test.each(['vendor', 'wizard', 'as-staff'])(
  'after a connection that broke while the script %s was loaded, a form opens when it is reloaded',
  async (script) => {
    const network = await openNetwork();
    network.fateOf = ({ path }) => (path.startsWith(`/assets/${script}-`) ? 'is cut off' : 'arrives');
    const page = await visit('/fr/join-us/as-staff', { site: network.url, expected: /./ });
    await page.locator('.not-loaded').waitFor();
    network.fateOf = () => 'arrives';
    await page.locator('.not-loaded a').click();
    await ready(page);
    expect(await page.locator('.not-loaded').isVisible()).toBe(false);
  },
);
