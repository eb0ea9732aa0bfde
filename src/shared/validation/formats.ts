import { isDate, isDateTime } from './calendar.ts'
import { isIpv6 } from './isIpv6.ts'

const octet = '(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])'
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const encoded = '%[0-9A-Fa-f]{2}'
const uriPart = (more: string) => `([A-Za-z0-9._~!$&'()*+,;=${more}-]|${encoded})`
const host = `(\\[[0-9A-Fa-f:.]+\\]|${uriPart('')}*)`
const authority = `(${uriPart(':')}*@)?${host}(:[0-9]*)?`
const path = `(//${authority}(/${uriPart(':@/')}*)?|/?(${uriPart(':@')}${uriPart(':@/')}*)?)`
const afterScheme = `${path}([?]${uriPart(':@/?')}*)?(#${uriPart(':@/?')}*)?$`
const scheme = '[A-Za-z][A-Za-z0-9+.-]*:'
const dateSpan = '([0-9]+Y([0-9]+M)?([0-9]+D)?|[0-9]+M([0-9]+D)?|[0-9]+D)'
const timeSpan = 'T([0-9]+H([0-9]+M)?([0-9]+S)?|[0-9]+M([0-9]+S)?|[0-9]+S)'
const mailbox = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"

/**
 * The formats of every schema. The regular expressions use only what JavaScript and PostgreSQL read in the same way, so that a
 * column's CHECK can use them word for word.
 */
export const formats = {
  date: isDate,
  'date-time': isDateTime,
  time: /^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,6})?(Z|[+-](0[0-9]|1[0-4]):[0-5][0-9])?$/,
  // A local time, as for opening hours; the name is from the OpenAPI registry.
  'time-local': /^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$/,
  duration: new RegExp(`^P([0-9]+W|${dateSpan}(${timeSpan})?|${timeSpan})$`),
  uuid: /^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$/,
  email: new RegExp(`^${mailbox}(\\.${mailbox})*@${label}(\\.${label})+$`),
  hostname: new RegExp(`^${label}(\\.${label})*$`),
  ipv4: new RegExp(`^${octet}\\.${octet}\\.${octet}\\.${octet}$`),
  ipv6: isIpv6,
  uri: new RegExp(`^${scheme}${afterScheme}`),
  'uri-reference': new RegExp(`^(${scheme})?${afterScheme}`),
  regex: isRegex,
} as const satisfies Record<string, RegExp | ((text: string) => boolean)>

/** The name of a checked format. */
export type FormatName = keyof typeof formats

function isRegex(text: string): boolean {
  try {
    return new RegExp(text, 'u').source.length > 0
  } catch {
    return false
  }
}
