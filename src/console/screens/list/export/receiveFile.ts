const lineFeed = 10

/** The amount received so far; a line break within a text counts as a line too. */
export interface ReceivedAmount {
  lines: number
  bytes: number
}

/** Receives the parts of a file as they arrive. */
export async function receiveFile(
  { body }: Response,
  onArrived: (arrived: ReceivedAmount) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let lines = 0
  let bytes = 0
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) return parts
    parts.push(value)
    for (const byte of value) if (byte === lineFeed) lines += 1
    bytes += value.length
    onArrived({ lines, bytes })
  }
}
