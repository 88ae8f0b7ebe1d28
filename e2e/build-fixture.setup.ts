import { test as setup } from '@playwright/test';
import { buildFixture } from './support/sites';

setup('the fixture is built', async () => {
  setup.setTimeout(0);
  await buildFixture();
});
