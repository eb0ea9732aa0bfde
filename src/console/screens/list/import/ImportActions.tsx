import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogActions from '@mui/material/DialogActions'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { ApiFailure } from '../../../session/api/ApiFailure.ts'
import type { Import } from './useImport.ts'
import { useImportWords } from './messages/useImportWords.ts'

interface ImportActionsProps {
  work: Import
  onClose: () => void
}

/** The buttons for the next step: check edited cells, import checked rows, stop what is running. */
export function ImportActions({ work, onClose }: ImportActionsProps) {
  const words = useImportWords()
  const [isPartly, setPartly] = useState(false)
  const { report, busy, isEdited } = work
  const isUnderWay = busy === 'checking' || busy === 'importing'
  const count = (report?.made ?? 0) + (report?.changed ?? 0)
  const refused = report?.refused ?? 0
  const mayRun = report !== undefined && !isEdited && count > 0 && (refused === 0 || isPartly)
  return (
    <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
      {refused > 0 && count > 0 && !isEdited && (
        <FormControlLabel
          sx={{ mr: 'auto', ml: 0.5 }}
          control={<Checkbox checked={isPartly} onChange={(_, checked) => setPartly(checked)} />}
          label={fillPlaceholders(words.partly, { count: refused })}
        />
      )}
      <Button onClick={isUnderWay ? work.stop : onClose}>{isUnderWay ? words.stop : words.cancel}</Button>
      {work.sheet &&
        !isRefused(work) &&
        (isEdited ? (
          <Button variant="contained" loading={busy === 'checking'} onClick={work.check}>
            {words.check}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={!mayRun}
            loading={busy !== undefined}
            onClick={() => work.run(isPartly)}
          >
            {count > 0
              ? fillPlaceholders(words.importCount, { count: count.toLocaleString('en') })
              : words.import}
          </Button>
        ))}
    </DialogActions>
  )
}

/** Whether the server refuses the file as a whole, so that nothing of it can be corrected here. */
function isRefused({ mapping, failure }: Import): boolean {
  return mapping === undefined && failure instanceof ApiFailure && failure.status === 400
}
