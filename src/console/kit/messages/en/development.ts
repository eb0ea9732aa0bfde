import type { DevelopmentMessages } from '../zh/development.ts'

/** The words about faulty schemas that the page shows during development. */
export const development: DevelopmentMessages = {
  title: 'To be mended: %{count}. The page stays as it last worked',
  goOn: 'Go on',
  hide: 'Hide',
}
