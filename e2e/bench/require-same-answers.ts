import type { LoadRequest } from './load-requests';

/**
 * Asks every server once for everything: what they are compared by has to be the same work.
 *
 * @throws Error that names the first address which they answer with another status
 */
export async function requireSameAnswers(
  requests: readonly LoadRequest[],
  ports: readonly number[],
): Promise<void> {
  for (const { path, acceptEncoding } of requests) {
    const statuses = await Promise.all(
      ports.map(async (port) => {
        const headers = { 'Accept-Encoding': acceptEncoding };
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
          headers,
          redirect: 'manual',
        });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    if (new Set(statuses).size > 1) {
      throw new Error(
        `The servers answer ${path} with different statuses: ${statuses.join(', ')}.`,
      );
    }
  }
}
