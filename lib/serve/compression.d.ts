/** The part that `server.ts` uses; the package has no types of its own. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  export default function compression(options: {
    threshold: number;
    brotli: BrotliOptions;
    filter: (req: IncomingMessage, res: ServerResponse) => boolean;
  }): (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
}
