import { readFileSync } from 'node:fs'

/** The peak memory of a running process in MiB; 0 where the system does not report it. */
export function peakMemoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}
