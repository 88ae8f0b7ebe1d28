import { readFile } from 'node:fs/promises';

/** Of a clock's tick, in milliseconds: 100 a second wherever Linux runs (man 5 proc_pid_stat). */
const TICK = 10;

/**
 * The processor time that a program and its children have taken so far, in milliseconds; undefined
 * where the system does not say (no Linux).
 */
export async function readProcessorTime(root: number): Promise<number | undefined> {
  const children = await readFile(`/proc/${root}/task/${root}/children`, 'utf8').catch(() => '');
  const pids = [root, ...children.trim().split(' ').filter(Boolean).map(Number)];
  const times = await Promise.all(pids.map(readTime));
  return times.reduce(
    (sum, time) => (sum === undefined || time === undefined ? undefined : sum + time),
    0,
  );
}

async function readTime(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name, in parentheses, may have spaces in it; the times are the 12th and 13th field behind it.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK;
}
