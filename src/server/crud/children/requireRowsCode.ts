import type { Children } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Context } from '../entity/Context.ts'

/** Refuses what the caller may not do with rows, and names the permission; an entity without such an action has no code for it, and nobody may. */
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
