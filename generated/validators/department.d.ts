// Written by `npm run generate` from schemas/department.json. Edit the schema, not this file.

import type { Validate } from '#shared/contracts/Route.ts'

/** Validates a whole record. */
export declare const validateDepartment: Validate
/** Validates part of a record. */
export declare const validateDepartmentPatch: Validate
/** The validators of if, oneOf and anyOf branches, and of the whole, by the key that rjsf asks for. */
export declare const branches: Readonly<Record<string, Validate>>
