import Button from '@mui/material/Button'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { csvOf } from '../../kit/text/csvOf.ts'
import { download } from '../../kit/page/download.ts'
import { exportFileName } from '../../screens/list/export/exportFileName.ts'
import { useWhatIfWords } from './useWhatIfWords.ts'

interface SaveTableProps {
  title: string
  heads: readonly string[]
  rows: () => readonly (readonly string[])[]
}

/** A button that saves a table as a spreadsheet file. */
export function SaveTable({ title, heads, rows }: SaveTableProps) {
  const words = useWhatIfWords()
  return (
    <Button
      size="small"
      aria-label={fillPlaceholders(words.exportOf, { title })}
      onClick={() => download(exportFileName(title), csvOf(heads, rows()))}
    >
      {words.export}
    </Button>
  )
}
