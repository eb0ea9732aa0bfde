import type { ActivityWords } from './zh.ts'

/** Words of what one changed last in English. */
export const activityWords: ActivityWords = {
  title: 'What I changed last',
  nothing: 'Nothing yet. What you create, change or delete is shown here.',
}
