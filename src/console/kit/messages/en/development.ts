import type { DevelopmentMessages } from '../zh/development.ts'

/** The words of the panel in which the development server's page shows problems. */
export const development: DevelopmentMessages = {
  title: 'To be mended: %{count}. The page stays as it last worked',
  goOn: 'Go on',
  hide: 'Hide',
}
