import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Role } from '#generated/types/role.ts'
import type { User } from '#generated/types/user.ts'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { OwnDialogProps } from '../parts/OwnParts.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { ExplanationView } from './ExplanationView.tsx'
import type { Question } from './Question.ts'
import { QuestionForm } from './QuestionForm.tsx'

const user: EntityName = 'user'

/** Asks what a user or a role may do, in a dialog over their record. */
export function PermissionCheckDialog({ resource, records, onClose }: OwnDialogProps) {
  const id = useId()
  const translate = useTranslate()
  const [question, setQuestion] = useState<Question>()
  const [record] = records
  if (!record) return null
  const key = resource.entity === user ? ('username' satisfies keyof User) : ('code' satisfies keyof Role)
  const subject = { [resource.entity]: textOf(record[key]) }
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
