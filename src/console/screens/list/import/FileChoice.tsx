import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { sizeText } from '../../../kit/text/fileSize.ts'
import type { ImportWords } from './messages/zh.ts'
import {
  CellFailed,
  CharactersDamaged,
  FileTooLarge,
  FileTooWide,
  FormulaOpen,
  QuotesOpen,
} from './sheet/unreadable.ts'
import { useImportWords } from './messages/useImportWords.ts'
import { useTemplate } from './useTemplate.ts'
import type { Import } from './useImport.ts'

interface FileChoiceProps {
  resource: Resource
  work: Import
}

/** Takes the file by selection or drop, and offers a template. */
export function FileChoice({ resource, work }: FileChoiceProps) {
  const words = useImportWords()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { name, download } = useTemplate(resource)
  const isReading = work.busy === 'reading'
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isReading) work.choose(file)
  }
  return (
    <DialogContent>
      <Typography variant="body2" color="text.secondary">
        {words.intro}
      </Typography>
      {work.failure !== undefined && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {wordsOf(work.failure, words)}
        </Alert>
      )}
      <Box
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
        sx={{
          mt: 2,
          py: 5,
          display: 'grid',
          justifyItems: 'center',
          gap: 1,
          borderRadius: 1,
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: 'action.hover',
        }}
      >
        <Button
          autoFocus
          variant="contained"
          loading={isReading}
          startIcon={<UploadFileOutlined />}
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </Button>
        <Typography variant="body2" color="text.secondary" role="status">
          {isReading ? words.reading : words.drop}
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,.txt,.tsv,text/csv"
          onChange={({ target }) => {
            take(target.files)
            // Allows the same file to be selected again after it was corrected.
            target.value = ''
          }}
        />
      </Box>
      <Button size="small" sx={{ mt: 1 }} onClick={() => void download()} title={name}>
        {words.template}
      </Button>
    </DialogContent>
  )
}

function wordsOf(failure: unknown, words: ImportWords): string {
  if (failure instanceof QuotesOpen) return fillPlaceholders(words.quotesOpen, { line: failure.line })
  if (failure instanceof CharactersDamaged) return fillPlaceholders(words.damaged, { line: failure.line })
  if (failure instanceof FormulaOpen) return fillPlaceholders(words.formulaOpen, { cell: failure.cell })
  if (failure instanceof CellFailed)
    return fillPlaceholders(words.cellFailed, { cell: failure.cell, error: failure.error })
  if (failure instanceof FileTooLarge)
    return fillPlaceholders(words.tooLarge, { limit: sizeText(failure.limit) })
  if (failure instanceof FileTooWide) return fillPlaceholders(words.tooWide, { limit: failure.limit })
  return words.unreadable
}
