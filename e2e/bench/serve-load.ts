import { writeFileSync } from 'node:fs';
import { createSiteServer } from '@/lib/serve/server';

/** A program that serves a built site as `npm start` does, but keeps the messages elsewhere. */
const [outDir = '', port, messagesFile = '', pidFile = ''] = process.argv.slice(2);
writeFileSync(pidFile, String(process.pid));
createSiteServer({ outDir, messagesFile }).listen(Number(port), '127.0.0.1');
