import { readFileSync } from 'node:fs'

/** What a process that runs held in memory at most, in MiB; 0 where the system does not tell. */
export function peakMemoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}
