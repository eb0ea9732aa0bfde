import type { JsonObject } from '#shared/contracts/Json.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

const timeoutMs = 5000

/** Asks WeChat's server. Throws WECHAT_REFUSED with its error code, or WECHAT_UNREACHABLE without an answer in five seconds. */
export async function askWeChat(
  base: string,
  path: string,
  query: Record<string, string>,
): Promise<JsonObject> {
  const answer = await fetched(`${base}${path}?${new URLSearchParams(query).toString()}`)
  if (!isJsonObject(answer)) throw new AppError('WECHAT_UNREACHABLE')
  const { errcode: code = 0 } = answer
  if (code !== 0)
    throw new AppError('WECHAT_REFUSED', { reason: typeof code === 'number' ? code : 'unknown' })
  return answer
}

/** The URL contains the secret, so neither the URL nor the message of a fetch error may reach a log. */
async function fetched(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok) throw new AppError('WECHAT_UNREACHABLE')
    // WeChat answers JSON as text/plain.
    return JSON.parse(await answer.text())
  } catch {
    throw new AppError('WECHAT_UNREACHABLE')
  }
}

/** A text that WeChat's answer must contain; throws WECHAT_UNREACHABLE otherwise. */
export function textOfAnswer(answer: JsonObject, name: string): string {
  const text = answer[name]
  if (typeof text !== 'string' || text === '') throw new AppError('WECHAT_UNREACHABLE')
  return text
}
