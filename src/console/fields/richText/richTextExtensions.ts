import { Extension, Node } from '@tiptap/core'
import type { Attributes, NodeConfig } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { keptElements } from './richTextFormat.ts'

/** A node for one element, with the attributes that the format allows. */
function nodeFor(tag: string, config: Partial<NodeConfig> & { name: string }) {
  return Node.create({
    addAttributes: () => attributesOf(tag),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...config,
  })
}

function attributesOf(tag: string): Attributes {
  return Object.fromEntries((keptElements[tag] ?? []).map((name) => [name, { default: null }]))
}

const picture = nodeFor('img', {
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const tables = [
  nodeFor('table', {
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }),
  nodeFor('tr', { name: 'tableRow', content: '(tableCell | tableHeader)*' }),
  nodeFor('td', { name: 'tableCell', content: 'block+', isolating: true }),
  nodeFor('th', { name: 'tableHeader', content: 'block+', isolating: true }),
]

const alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [{ types: ['paragraph', 'heading'], attributes: attributesOf('p') }],
})

/** The extensions of the editor; together they keep every element of the format. */
export const richTextExtensions = [
  StarterKit.configure({ heading: { levels: [1, 2, 3, 4, 5, 6] }, link: { openOnClick: false } }),
  picture,
  ...tables,
  alignment,
]
