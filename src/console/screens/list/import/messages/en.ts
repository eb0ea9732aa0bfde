import type { ImportWords } from './zh.ts'

/** Words of the import, in English. */
export const importWords: ImportWords = {
  title: 'Import %{names}',
  intro:
    'Choose an Excel (.xlsx) or CSV file: the first line names the columns, each further line is a record; at most 100,000 rows. Of a workbook the first sheet that is not hidden is read; the encoding (UTF-8, GBK, UTF-16) and the separator of CSV are found. To change records that exist, export them “To import again”, correct that file and import it here.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  template: 'Download a template',
  other: 'Another file',
  unreadable:
    'The file cannot be read. Choose an Excel (.xlsx) or CSV file; save an old Excel file (.xls) as .xlsx first.',
  quotesOpen: 'The quotation marks of line %{line} do not match, so the file cannot be read.',
  damaged:
    'Line %{line} has bytes that are no character, so the file is damaged. Save it again as UTF-8 and choose it again.',
  formulaOpen:
    'Cell %{cell} has a formula whose result is not in the file. Open the file in a spreadsheet program, save it there, and choose it again.',
  cellFailed:
    'Cell %{cell} shows the error %{error} instead of a value. Correct it in a spreadsheet program, or empty it, and choose the file again.',
  tooLarge: 'The file, once unpacked, has more than %{limit} and is not read. Divide it into smaller ones.',
  tooWide:
    'The sheet has cells beyond %{limit} columns and is not read. Remove the columns that are not needed.',
  fileFacts: '%{name}, rows: %{rows}, %{encoding}',
  columns: 'Columns',
  columnsFound: '%{found} of %{all} columns recognised',
  columnOf: 'Import “%{head}” as',
  ignored: 'Not imported',
  noHead: '(column %{index}, without a head)',
  key: 'Records that exist',
  keyNone: 'Ignored: every row is a new one',
  keyBy: 'Found by “%{label}”, and changed',
  id: 'Id',
  reading: 'Reading the file',
  checking: 'Checking; nothing has been stored',
  importing: 'Importing; please keep this page open',
  made: '%{count} new',
  changed: '%{count} changed',
  same: '%{count} unchanged',
  refused: '%{count} with faults',
  fine: 'Nothing is wrong; the rows can be imported.',
  nothing: 'All records of the file are stored already, with the same values.',
  faults: 'Rows with faults',
  faultsHint:
    'Correct the cells here and check again, or download the rows and correct them in a spreadsheet.',
  faultsShown: 'The first %{shown} of %{count} rows with faults.',
  faultsKept:
    'The download holds the first %{kept} of them; correct these and check again to see the others.',
  missing: 'No column is imported as “%{labels}”, which is required: choose one under “Columns” above.',
  and: '”, “',
  row: 'Row',
  rowTitle: 'Row %{row}',
  cell: 'Row %{row}, %{label}',
  twice: '%{message} (the same as row %{line})',
  corrections: 'Download the rows with faults',
  fault: 'Fault',
  check: 'Check again',
  partly: 'Leave out rows with faults (%{count})',
  import: 'Import',
  importCount: 'Import %{count}',
  cancel: 'Cancel',
  stop: 'Stop',
  done: 'Imported: %{made} new, %{changed} changed',
  donePartly: 'Imported: %{made} new, %{changed} changed, %{refused} with faults left out',
  failed: 'The import failed',
  losesTitle: 'Discard your changes?',
  loses: 'What you changed here has not been imported and will not be kept.',
  discard: 'Discard',
  goOn: 'Keep editing',
  editOthers: 'Change the other cells',
  stopped:
    'The import was stopped. Should all have been stored by then, importing again stores nothing twice.',
}
