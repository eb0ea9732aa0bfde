/** The value of a text that was stored in the browser; null if the text is no JSON. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
