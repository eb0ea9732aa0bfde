import { XMLParser } from 'fast-xml-parser'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { NoticeRefused } from './PaymentNotice.ts'

const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false, processEntities: false })

/** Reads `<xml>` or `<root>` with one level of texts, as WeChat sends it. Refuses document types. */
export function readXml(text: string): Map<string, string> {
  // A document type could define entities; WeChat sends none.
  if (/<!(?!\[CDATA\[)/u.test(text)) throw new NoticeRefused('malformed')
  const document = parsed(text)
  const root = isJsonObject(document) ? (document['xml'] ?? document['root']) : undefined
  if (!isJsonObject(root)) throw new NoticeRefused('malformed')
  return new Map(
    Object.entries(root).map(([name, value]): [string, string] => {
      if (typeof value !== 'string') throw new NoticeRefused('malformed')
      return [name, value]
    }),
  )
}

/** The answer in XML that WeChat's older protocol expects. */
export function xmlAnswer(code: 'SUCCESS' | 'FAIL', message: string): string {
  return `<xml><return_code><![CDATA[${code}]]></return_code><return_msg><![CDATA[${message}]]></return_msg></xml>`
}

function parsed(text: string): unknown {
  try {
    return parser.parse(text, true)
  } catch {
    throw new NoticeRefused('malformed')
  }
}
