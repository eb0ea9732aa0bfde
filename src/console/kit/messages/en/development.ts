import type { DevelopmentMessages } from '../zh/development.ts'

/** What the page says of its own making while it is worked on. */
export const development: DevelopmentMessages = {
  title: 'To be mended: %{count}. The page stays as it last worked',
  goOn: 'Go on',
  hide: 'Hide',
}
