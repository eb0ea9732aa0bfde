import type { ActivityWords } from './zh.ts'

/** The messages of the workplace and the latest changes, in English. */
export const activityWords: ActivityWords = {
  title: 'What I changed last',
  workplace: 'Workplace',
  workplaceHint: 'What waits for you, what you may begin, and what you did last.',
  begin: 'Begin',
  nothing: 'Nothing yet. What you create, change or delete is shown here.',
  failed: 'What you changed last could not be loaded',
}
