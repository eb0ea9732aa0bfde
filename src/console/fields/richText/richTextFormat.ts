const aligned = ['style']
const cell = ['colspan', 'rowspan', 'style']

/**
 * The elements that the editor keeps, each with the attributes that it may have. What the editor knows and what is shown
 * both follow from this list.
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

/** Other ways to write an element that is kept. */
export const otherElements: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
}

/** Elements without a meaning of their own: the editor makes its own, or does without. */
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

/** Elements that are shown where a text has them already; the editor would lose them, and says so. */
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

/** Attributes of elements that are shown only. */
export const shownAttributes = ['controls', 'src', 'poster', 'type', 'open', 'style'] as const

/** What a style attribute may say: more could cover the page. */
export const shownStyles = [
  'text-align',
  'color',
  'background-color',
  'font-size',
  'width',
  'height',
] as const
