import type { FastifyError } from 'fastify'
import { constraintOf, isUnknownName } from '#server/database/databaseError.ts'
import type { ConstraintFact, ConstraintKind } from '#server/database/databaseError.ts'
import { AppError } from '#shared/errors/AppError.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { fieldFactsOf } from '#shared/messages/fieldFact.ts'

/** The codes for Fastify's own refusals, before a handler runs. */
const codeOfFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'BODY_NOT_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BODY_NOT_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
  FST_ERR_CTP_EMPTY_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
  FST_ERR_BAD_URL: 'URL_INVALID',
  FST_ERR_MAX_PARAM_LENGTH: 'URL_INVALID',
}

const codeOfConstraint: Readonly<Record<ConstraintKind, ErrorCode>> = {
  unique: 'VALUE_TAKEN',
  overlap: 'RANGE_TAKEN',
  reference: 'REFERENCE_MISSING',
  check: 'INPUT_INVALID',
  required: 'INPUT_INVALID',
  format: 'REQUEST_INVALID',
  range: 'REQUEST_INVALID',
  length: 'REQUEST_INVALID',
  rowSize: 'RECORD_TOO_LARGE',
  character: 'REQUEST_INVALID',
  lockTimeout: 'WRITE_CONFLICT',
  serialization: 'WRITE_CONFLICT',
}

/** Converts any thrown value into an error of the error table; unexpected ones become INTERNAL. */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const constraint = constraintOf(error)
  if (constraint) return ofConstraint(constraint, error)
  // All statements are checked against the schemas at build time, so the database has changed.
  if (isUnknownName(error)) return new AppError('DATABASE_NEWER', { cause: error })
  return (isFastifyError(error) && ofFastify(error)) || new AppError('INTERNAL', { cause: error })
}

function ofConstraint({ kind, columns }: ConstraintFact, cause: unknown): AppError {
  const code = codeOfConstraint[kind]
  const fields = columns.map((column) => ({ path: `/${column}`, code: kind === 'unique' ? code : kind }))
  return new AppError(code, { cause, ...(fields.length > 0 ? { fields } : {}) })
}

function ofFastify(error: FastifyError): AppError | undefined {
  if (error.validation) return ofValidation(error)
  const { statusCode = 500 } = error
  if (statusCode === 416) return new AppError('RANGE_NOT_SATISFIABLE', { size: sizeOfFile(error) })
  const code =
    codeOfFastify[error.code] ?? (error instanceof SyntaxError ? 'BODY_NOT_JSON' : 'REQUEST_INVALID')
  return statusCode >= 400 && statusCode < 500 ? new AppError(code, { cause: error }) : undefined
}

/** The size of the file; the static file plugin gives it only in a header. */
function sizeOfFile(error: FastifyError & { headers?: Readonly<Record<string, string>> }): number {
  return Number(error.headers?.['Content-Range']?.split('/')[1])
}

function ofValidation({ validation = [], validationContext }: FastifyError): AppError {
  const fields = fieldFactsOf(validation)
  if (validationContext === 'body') return new AppError('INPUT_INVALID', { fields })
  const names = fields.map(({ path }) => path.slice(1))
  return new AppError('QUERY_INVALID', {
    name: names.join(', '),
    fields: fields.map((field) => ({ ...field, path: field.path.slice(1) })),
  })
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && ('statusCode' in error || 'validation' in error)
}
