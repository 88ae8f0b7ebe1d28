import { test as setup } from '@playwright/test';
import { buildVariant, variantNames } from './sites';

// One after the other, in one folder.
setup.describe.configure({ mode: 'serial', timeout: 0 });

for (const name of variantNames) {
  setup(`the site “${name}” is built`, () => buildVariant(name));
}
