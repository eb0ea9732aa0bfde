import type { Children } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Context } from '../entity/Context.ts'

/** Refuses an action on rows for which the caller lacks the permission, and names it. Without a code nobody may do the action. */
export async function requireRowsCode(
  { may }: Context,
  { entity, permissions }: Children,
  action: 'create' | 'edit' | 'delete',
): Promise<void> {
  const permission = permissions[action]
  if (permission === undefined) throw new AppError('FORBIDDEN')
  if ((await may?.(permission)) ?? true) return
  const params = { entity, permission }
  const code = 'ROWS_FORBIDDEN'
  throw new AppError(code, { ...params, facts: { permission }, fields: [{ path: '', code, params }] })
}
