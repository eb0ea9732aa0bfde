/** The value of a text that may not be JSON, such as one stored in the browser or a gateway's answer; null if it is not. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
