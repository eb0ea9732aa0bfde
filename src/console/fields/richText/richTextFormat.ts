const aligned = ['style']
const cell = ['colspan', 'rowspan', 'style']

/**
 * The elements that the editor keeps, each with its allowed attributes. The editor's extensions and the cleaned HTML both
 * follow from this list.
 */
export const keptElements: Readonly<Record<string, readonly string[]>> = {
  p: aligned,
  h1: aligned,
  h2: aligned,
  h3: aligned,
  h4: aligned,
  h5: aligned,
  h6: aligned,
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  pre: [],
  code: [],
  hr: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  table: [],
  tr: [],
  td: cell,
  th: cell,
}

/** Other spellings of kept elements. */
export const otherElements: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
}

/** Elements without a meaning of their own: the editor creates its own ones, or does without. */
export const plainElements = [
  'p',
  'br',
  'div',
  'section',
  'article',
  'tbody',
  'thead',
  'tfoot',
  'colgroup',
  'col',
] as const

/** Elements that are shown if a text already has them; the editor would lose them and warns about it. */
export const shownElements = [
  'span',
  'sub',
  'sup',
  'mark',
  'small',
  'figure',
  'figcaption',
  'caption',
  'details',
  'summary',
  'dl',
  'dt',
  'dd',
  'video',
  'audio',
  'source',
] as const

/** The attributes of elements that are only shown. */
export const shownAttributes = ['controls', 'src', 'poster', 'type', 'open', 'style'] as const

const color = /^(#[\da-f]{3,8}|[a-z]+|rgba?\([\d\s.,/%]+\))$/i

/** The styles that are shown, with their allowed values and sizes: a letter of a thousand pixels would also cover the page. */
export const shownStyles: Readonly<Record<string, RegExp>> = {
  'text-align': /^(left|right|center|justify|start|end)$/,
  color,
  'background-color': color,
  'font-size': /^([a-z-]+|\d{1,2}(\.\d+)?(px|pt)|[0-4](\.\d+)?r?em|1?\d{1,2}%)$/,
  width: /^(auto|\d{1,3}(\.\d+)?px|(\d{1,2}|100)(\.\d+)?%)$/,
  height: /^(auto|\d{1,3}(\.\d+)?px)$/,
}
