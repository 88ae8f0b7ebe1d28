import { buildSite } from './build-site';

// `npm run build`
process.exitCode = (await buildSite(process.cwd())) ? 0 : 1;
