import type { Exception } from './exceptions/Exception.ts'
import { consoleExceptions } from './exceptions/consoleExceptions.ts'
import { serverExceptions } from './exceptions/serverExceptions.ts'
import { sharedExceptions } from './exceptions/sharedExceptions.ts'

/** Every exception, checked by the proof: one that excuses nothing is reported. */
export const exceptions: readonly Exception[] = [
  ...consoleExceptions,
  ...serverExceptions,
  ...sharedExceptions,
]
