import { createParser } from 'eventsource-parser'
import { liveEvents } from '#shared/notifications/LiveEvent.ts'
import type { LiveEvent } from '#shared/notifications/LiveEvent.ts'

interface LiveReader {
  /** Runs for any bytes, even for a mere sign of life. */
  onBytes: () => void
  onEvent: (event: LiveEvent) => void
}

/** Reads a stream of server-sent events to its end. */
export async function readLive(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onBytes, onEvent }: LiveReader,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ event }) => {
      if (isLiveEvent(event)) onEvent(event)
    },
  })
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onBytes()
    parser.feed(part.value)
  }
}

function isLiveEvent(name: string | undefined): name is LiveEvent {
  return liveEvents.some((event) => event === name)
}
