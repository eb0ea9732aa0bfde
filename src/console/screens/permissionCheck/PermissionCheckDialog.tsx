import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { OwnDialogProps } from '../parts/OwnParts.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { ExplanationView } from './ExplanationView.tsx'
import type { Question } from './Question.ts'
import { QuestionForm } from './QuestionForm.tsx'

/** Asks what one user or role may do, beside their record. */
export function PermissionCheckDialog({ resource, records, onClose }: OwnDialogProps) {
  const id = useId()
  const translate = useTranslate()
  const [question, setQuestion] = useState<Question>()
  const [record] = records
  if (!record) return null
  const subject = { [resource.entity]: textOf(record[resource.entity === 'user' ? 'username' : 'code']) }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>
        {translate('permissionCheck.titleOf', { record: recordName(resource, record) })}
      </DialogTitle>
      <DialogContent>
        <QuestionForm query={new URLSearchParams(subject)} isSubjectGiven onAsk={setQuestion} />
        {question && <ExplanationView question={question} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
