import { AppError } from '#shared/errors/AppError.ts'
import { queryReasons } from '#shared/messages/queryReasons.ts'

/** The refusal of a query parameter, with the reason and the correct form. */
export function queryInvalid(
  name: string,
  reason: keyof typeof queryReasons,
  facts: Readonly<Record<string, unknown>> = {},
): AppError {
  const { zh, en } = queryReasons[reason]
  const message = {
    zh: `查询参数“%{name}”有误：${zh}`,
    en: `The query parameter "%{name}" is not valid: ${en}`,
  }
  return new AppError('QUERY_INVALID', { ...facts, name, message })
}
