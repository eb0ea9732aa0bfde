// Written by `npm run generate` from schemas/order.json. Edit the schema, not this file.

import type { Validate } from '#shared/contracts/Route.ts'

/** Validates a whole record. */
export declare const validateOrder: Validate
/** Validates part of a record. */
export declare const validateOrderPatch: Validate
/** The validators of if, oneOf and anyOf branches, and of the whole, by the key that rjsf asks for. */
export declare const branches: Readonly<Record<string, Validate>>
