export type Encoding = 'br' | 'gzip' | 'identity';

/** A client that names no coding gets plain bytes, yet prefers any coding that it does name. */
const UNNAMED_IDENTITY = 0.0001;

/**
 * Chooses the content coding for an answer from the request's Accept-Encoding header: the one with
 * the highest weight, brotli before gzip before plain bytes where weights are equal. A coding of
 * weight 0 is refused (RFC 9110, 12.5.3); if all are refused, plain bytes all the same.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const weights = readWeights(acceptEncoding ?? '');
  const others = weights.get('*') ?? 0;
  const candidates: [Encoding, number][] = [
    ['br', weights.get('br') ?? others],
    ['gzip', weights.get('gzip') ?? weights.get('x-gzip') ?? others],
    ['identity', weights.get('identity') ?? UNNAMED_IDENTITY],
  ];
  // The sort is stable, so the order above settles equal weights.
  const best = candidates.filter(([, weight]) => weight > 0).sort((a, b) => b[1] - a[1])[0];
  return best?.[0] ?? 'identity';
}

function readWeights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
    }),
  );
}
