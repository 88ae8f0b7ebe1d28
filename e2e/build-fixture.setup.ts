import { test as setup } from '@playwright/test';
import { buildFixture } from './support/sites';

setup('builds the fixture site', async () => {
  setup.setTimeout(0);
  await buildFixture();
});
