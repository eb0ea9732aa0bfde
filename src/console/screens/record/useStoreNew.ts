import { useState } from 'react'
import { HttpError, useCreate } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { ErrorCode } from '#shared/errors/errorTable.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { RetryKey } from '../../session/drafts/RetryKey.ts'

/** Stores a new record once, however often it is sent. */
export function useStoreNew(entity: string) {
  const [create] = useCreate()
  const [retryKey] = useState(() => new RetryKey())
  const send = (data: JsonObject): Promise<unknown> =>
    create(entity, { data, meta: { idempotencyKey: retryKey.of(data) } }, { returnPromise: true })
  const store = async (data: JsonObject) => {
    const saved = await send(data).catch((error: unknown) => {
      if (!isOfOther(error)) throw error
      retryKey.done()
      return send(data)
    })
    retryKey.done()
    return saved
  }
  return { store, retryKey }
}

/** Whether the draft was changed after it had been sent, so that it is another record now. */
function isOfOther(error: unknown): boolean {
  return error instanceof HttpError && isJsonObject(error.body) && error.body['id'] === keyReused
}

const keyReused: ErrorCode = 'IDEMPOTENCY_KEY_REUSED'
