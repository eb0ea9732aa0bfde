import type { Text } from '#shared/contracts/Text.ts'

/** A page that shows how something is built, for developers to copy from. */
export interface SamplePage {
  /** Its code in the menu, below `samples`. */
  code: string
  name: Text
  /** Its address in the console. */
  path: string
  icon: string
}

/** The sample pages in menu order. The menu and the console's screens follow from this list. */
export const samplePages = [
  { code: 'widgets', name: { zh: '组件', en: 'Widgets' }, path: '/samples/widgets', icon: 'Widgets' },
] as const satisfies readonly SamplePage[]

/** The addresses of the sample pages. */
export type SamplePath = (typeof samplePages)[number]['path']
