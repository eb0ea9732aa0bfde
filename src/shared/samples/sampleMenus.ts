import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import { samplePages } from './samplePages.ts'

/** The code of the group that holds the sample pages. */
export const samplesCode = 'samples'

/** The part of the menu that no schema brings: the sample pages, which need no calls of the API. */
export const sampleMenus: readonly MenuNode[] = [
  {
    code: samplesCode,
    name: { zh: '示例', en: 'Samples' },
    type: 'page',
    path: '',
    icon: 'Extension',
    properties: { title_en: 'Samples' },
    sequence: 95,
    resources: [],
    children: samplePages.map(({ code, name, path, icon }, index) => ({
      code: `${samplesCode}.${code}`,
      name,
      type: 'page',
      path,
      icon,
      properties: { title_en: name.en },
      sequence: (index + 1) * 10,
      resources: [],
      children: [],
    })),
  },
]
