import type { ExportPageWords } from './zh.ts'

/** The words of the exports page in English. */
export const exportWords: ExportPageWords = {
  explain:
    'Large lists are exported in the background, which goes on when you leave the page. Only you can download the files; they are kept for a day.',
  none: 'No exports yet',
  noneHint: 'Press “Export” above a list; those of more than 20,000 rows show up here.',
  failed: 'Your exports could not be loaded',
  states: {
    waiting: 'Waiting',
    running: 'Exporting',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Stopped',
  },
  rows: (done, all) => `${done} of ${all} rows`,
  allRows: (rows) => (rows === '1' ? '1 row' : `${rows} rows`),
  keptUntil: (time) => `Kept until ${time}`,
  progress: (name) => `Progress of the export of ${name}`,
  download: 'Download',
  downloading: (percent) => `Received ${percent}`,
  downloadFailed: 'The download failed',
  stop: 'Stop',
  stopQuestion: 'You would have to start the export over. Stop it?',
  stopped: 'The export was stopped',
  remove: 'Delete',
  removeQuestion: 'The file cannot be brought back; you would have to export again.',
  removed: 'Deleted',
  notRemoved: 'That did not work',
}
