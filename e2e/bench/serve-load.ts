import path from 'node:path';
import { createSiteServer } from '@/lib/serve/server';

/** A program that serves a finished site as `npm start` does, but keeps messages elsewhere. */
const [outDir = '', port, workDir = ''] = process.argv.slice(2);
const messagesFile = path.join(workDir, 'messages.jsonl');
createSiteServer({ outDir, messagesFile }).listen(Number(port), '127.0.0.1');
