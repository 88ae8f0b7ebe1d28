import { buildSite } from './build-site';

// Entry point of `npm run build`.
process.exitCode = (await buildSite(process.cwd())) ? 0 : 1;
