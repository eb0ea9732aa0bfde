/** Reads the names of server-sent events from a stream, in the order of their arrival. */
export class EventReader {
  readonly response: Response
  readonly #reader: ReadableStreamDefaultReader<string>
  readonly #abort: AbortController
  #text = ''

  private constructor(response: Response, abort: AbortController) {
    this.response = response
    this.#abort = abort
    const body = response.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>()
    this.#reader = body.pipeThrough(new TextDecoderStream()).getReader()
  }

  static async open(url: string, token: string): Promise<EventReader> {
    const abort = new AbortController()
    const headers = { authorization: `Bearer ${token}` }
    return new EventReader(await fetch(url, { headers, signal: abort.signal }), abort)
  }

  /** The next event's name; undefined if the stream has ended. */
  async next(): Promise<string | undefined> {
    for (;;) {
      const found = /^event: (\w+)$/m.exec(this.#text)
      if (found) {
        this.#text = this.#text.slice(found.index + found[0].length)
        return found[1]
      }
      const { done, value } = await this.#reader.read()
      if (done) return undefined
      this.#text += value
    }
  }

  close(): void {
    this.#abort.abort()
  }
}
