import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Route } from '#shared/contracts/Route.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { Context } from '../entity/Context.ts'
import { validateBody } from '../write/validateBody.ts'
import { prefixRefusalPaths } from './prefixRefusalPaths.ts'
import { requireRowsCode } from './requireRowsCode.ts'

/** Validates the body of a new record. If required rows are missing and the caller may not make rows, the refusal says so. */
export async function validateWithRows(route: Route, body: unknown, context: Context): Promise<JsonObject> {
  try {
    return validateBody(route, body)
  } catch (error) {
    if (error instanceof AppError) await requireMissingRows(route, error, context)
    throw error
  }
}

async function requireMissingRows(
  { table: { children = [] } }: Route,
  { details: { fields = [] } }: AppError,
  context: Context,
): Promise<void> {
  for (const child of children) {
    const place = `/${child.property}`
    const isMissing = fields.some(({ path }) => path === place)
    if (isMissing) await prefixRefusalPaths(place, () => requireRowsCode(context, child, 'create'))
  }
}
