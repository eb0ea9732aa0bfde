import type { RecordOf } from '../crud/entity/Rules.ts'

/** The state of a user who may log in. */
export const activated: RecordOf<'user'>['status'] = 'activated'
