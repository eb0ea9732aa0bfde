import type { Exception } from './exceptions/Exception.ts'
import { consoleExceptions } from './exceptions/consoleExceptions.ts'
import { serverExceptions } from './exceptions/serverExceptions.ts'
import { sharedExceptions } from './exceptions/sharedExceptions.ts'

/** All exceptions; the proof reports those that excuse nothing. */
export const exceptions: readonly Exception[] = [
  ...consoleExceptions,
  ...serverExceptions,
  ...sharedExceptions,
]
