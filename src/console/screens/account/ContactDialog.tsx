import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useLocale, useNotify, useTranslate } from 'react-admin'
import { useQueryClient } from '@tanstack/react-query'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { withinSentence } from '#shared/words/withinSentence.ts'
import { saveFailureOf } from '../../fields/form/data/saveFailure.ts'
import { useFailureText } from '../../kit/page/useFailureText.ts'
import { NamedInput } from '../../fields/inputs/inputs.tsx'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { profileQuery } from './shared/accountQueries.ts'
import { saveProfile } from './saveProfile.ts'

/** A field by which a user can be reached. */
export type ContactField = 'phone' | 'email'

interface ContactDialogProps {
  field: ContactField
  user: JsonObject
  resource: Resource
  onClose: () => void
}

/** A dialog that replaces the current user's telephone number or email address; the server checks it. */
export function ContactDialog({ field, user, resource, onClose }: ContactDialogProps) {
  const id = useId()
  const translate = useTranslate()
  const locale = useLocale()
  const failureText = useFailureText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { label } = useEntityWords(resource)
  const [value, setValue] = useState<Json | undefined>(user[field] ?? undefined)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(undefined)
    try {
      queries.setQueryData(profileQuery.queryKey, await saveProfile({ [field]: value ?? null }))
      notify('account.saved', { type: 'success' })
      onClose()
    } catch (failure) {
      const [refusal] = saveFailureOf(failure).fields
      setError(refusal?.message ?? failureText(failure, 'screens.notify.notSaved'))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={`${id}-title`}>
          {translate('account.changeOf', { name: withinSentence(translate(`account.${field}`), locale) })}
        </DialogTitle>
        <DialogContent sx={{ pt: '8px !important' }}>
          <NamedInput
            widget="text"
            id={`${id}-value`}
            label={label(field)}
            value={value}
            error={error}
            disabled={busy}
            options={{ inputType: field === 'phone' ? 'tel' : 'email' }}
            onChange={setValue}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('shell.cancel')}</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('screens.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
