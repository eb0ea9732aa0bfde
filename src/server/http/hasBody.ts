import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request has a body. */
export function hasBody({
  'content-length': length = '0',
  'transfer-encoding': coding,
}: IncomingHttpHeaders): boolean {
  return length !== '0' || coding !== undefined
}
