import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { useIsPhone } from '../../../kit/browser/useIsPhone.ts'
import { useEntityWords } from '../../../session/entities/useEntityWords.ts'
import { useWholeFilter } from '../scope/ListScopeContext.ts'
import { FigureChoices } from './FigureChoices.tsx'
import { FigureView } from './FigureView.tsx'
import { groupsOf } from './groupsOf.ts'
import { useFigureWords } from './useFigureWords.ts'

interface FiguresDialogProps {
  resource: Resource
  onClose: () => void
}

/** The figures of the filtered records as a chart and a table; the user selects the group and the measure. */
export function FiguresDialog({ resource, onClose }: FiguresDialogProps) {
  const id = useId()
  const words = useFigureWords()
  const { namesInText: names } = useEntityWords(resource)
  const filter = useWholeFilter()
  const phone = useIsPhone()
  const [first] = groupsOf(resource)
  const [request, setRequest] = useState({ group: first?.source ?? '', measure: 'count', period: 'month' })
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Dialog open fullScreen={phone} fullWidth maxWidth="md" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{fillPlaceholders(words.title, { names })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <FigureChoices resource={resource} request={request} onChange={setRequest} />
        {isFiltered && (
          <Typography variant="body2" color="text.secondary">
            {words.filtered}
          </Typography>
        )}
        <FigureView resource={resource} request={{ ...request, filter }} onClose={onClose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
