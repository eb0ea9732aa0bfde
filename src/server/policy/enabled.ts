import type { RecordOf } from '../crud/entity/Rules.ts'

/** The state of a menu that is in use. */
export const enabledMenu: RecordOf<'menu'>['status'] = 'enabled'

/** The state of a role that is in use. */
export const enabledRole: RecordOf<'role'>['status'] = 'enabled'
