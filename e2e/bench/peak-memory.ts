import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** In milliseconds: a worker's peak lasts seconds, and `ps` itself costs some hundredths of one. */
const INTERVAL = 250;

/**
 * Watches how much memory a program and all its descendants hold together. On Linux it is the sum of
 * their proportional set sizes, in which a page of memory counts once however many share it;
 * elsewhere of their resident sets, which is an upper bound.
 *
 * `stop` gives the highest sum in bytes, or undefined where there is no `ps` (Windows).
 */
export function watchMemory(root: number): { stop: () => number | undefined } {
  let peak: number | undefined;
  let isSampling = false;
  const sample = async () => {
    if (isSampling) return;
    isSampling = true;
    const memory = await readTreeMemory(root);
    if (memory !== undefined) peak = Math.max(peak ?? 0, memory);
    isSampling = false;
  };
  const timer = setInterval(() => void sample(), INTERVAL);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

async function readTreeMemory(root: number): Promise<number | undefined> {
  // POSIX's options, in kibibytes on Linux and macOS alike; their order is the column's order.
  const answer = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']).catch(
    () => undefined,
  );
  if (!answer) return undefined;
  const processes = answer.stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kibibytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, kibibytes };
    });

  const tree = new Set([root]);
  // A parent may be listed after its child, so one pass may not find every generation.
  for (let known = 0; known < tree.size;) {
    known = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  const members = processes.filter(({ pid }) => tree.has(pid));
  const sizes = await Promise.all(
    members.map(async ({ pid, kibibytes }) => (await readProportionalSize(pid)) ?? kibibytes),
  );
  return sizes.reduce((sum, size) => sum + size, 0) * 1024;
}

/** In kibibytes; undefined where the system does not say, or the process has ended. */
async function readProportionalSize(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const [, size] = /^Pss:\s+(\d+) kB$/m.exec(text) ?? [];
  return size === undefined ? undefined : Number(size);
}
