import { test as setup } from '@playwright/test';
import { buildFixture } from './support/sites';

setup('builds the fixture', async () => {
  setup.setTimeout(0);
  await buildFixture();
});
