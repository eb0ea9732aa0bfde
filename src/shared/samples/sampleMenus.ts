import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import type { Text } from '#shared/contracts/Text.ts'
import { sampleGroups, samplePages } from './samplePages.ts'
import type { SamplePage } from './samplePages.ts'

/** The code of the group that holds the sample pages. */
export const samplesCode = 'samples'

const pages: readonly SamplePage[] = samplePages

/** The part of the menu that no schema brings: the sample pages, which need no API calls and are open to everyone. */
export const sampleMenus: readonly MenuNode[] = [
  nodeOf({
    code: samplesCode,
    name: { zh: '示例', en: 'Samples' },
    icon: 'Extension',
    sequence: 95,
    children: inOrder([
      ...sampleGroups.map(({ code, name, icon }) => ({
        code: `${samplesCode}.${code}`,
        name,
        icon,
        children: inOrder(
          pageParts(pages.filter(({ group }) => group === code)).map((page) => ({ ...page, icon })),
        ),
      })),
      ...pageParts(pages.filter(({ group }) => group === undefined)),
    ]),
  }),
]

interface NodeParts {
  code: string
  name: Text
  icon?: string | undefined
  path?: string
  sequence?: number
  properties?: Readonly<Record<string, string>> | undefined
  children?: readonly MenuNode[]
}

function pageParts(pages: readonly SamplePage[]): NodeParts[] {
  return pages.map(({ code, group, ...page }) => ({
    ...page,
    code: [samplesCode, group, code].filter((part) => part !== undefined).join('.'),
  }))
}

function inOrder(nodes: readonly NodeParts[]): MenuNode[] {
  return nodes.map((node, index) => nodeOf({ ...node, sequence: (index + 1) * 10 }))
}

function nodeOf({
  code,
  name,
  icon,
  path = '',
  sequence = 0,
  properties,
  children = [],
}: NodeParts): MenuNode {
  return {
    code,
    name,
    type: 'page',
    path,
    ...(icon !== undefined && { icon }),
    properties: { ...properties, title_en: name.en, permission: '*' },
    sequence,
    resources: [],
    children,
  }
}
