import type { Operation } from '#shared/contracts/Route.ts'
import type { Handler } from './Call.ts'
import { readHandlers } from './readHandlers.ts'
import { writeHandlers } from './writeHandlers.ts'

/** The handler of each kind of generated call. */
export const handlers: Readonly<Record<Operation, Handler>> = { ...readHandlers, ...writeHandlers }
