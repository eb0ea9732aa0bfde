import { isJson } from '#shared/validation/isJson.ts'

const marks = /^(?:%PDF-|\{\\rtf|<!doctype\s|<\?xml\s)/iu
const page = /^<(html|head|body|table|svg)\b.*<\/\1>/isu

/** Whether a text is a document of another kind than a table: PDF, RTF, HTML, XML or JSON. A single cell may begin like one. */
export function isDocument(text: string): boolean {
  const start = text.trimStart()
  if (marks.test(start) || page.test(start)) return true
  const [line = ''] = start.split(/[\r\n]/u, 1)
  return /^[{[]/u.test(start) && (isJson(start) || (line.startsWith('{') && isJson(line)))
}
