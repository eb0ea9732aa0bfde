import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { LinkBase, useCloseNotification, useTranslate } from 'react-admin'
import type { RefusedChange } from '../../fields/form/data/RefusedChange.ts'
import type { EntityWords } from '../../session/entities/entityWords.ts'
import { fieldReason } from '../../session/entities/fieldReason.ts'

interface RefusalMessageProps {
  title: string
  refused: RefusedChange
  words: EntityWords
  /** The address of the record's form, for users who may edit it. */
  form: string | undefined
}

/** Lists the fields that prevent a change, with the reasons, and links to the form. */
export function RefusalMessage({ title, refused, words, form }: RefusalMessageProps) {
  const translate = useTranslate()
  const close = useCloseNotification()
  return (
    <>
      <strong>{title}</strong>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {refused.fields.map((field) => (
          <li key={field.path}>{fieldReason(field, { ...words, translate })}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button color="inherit" size="small" onClick={close}>
          {translate('screens.action.close')}
        </Button>
        {form !== undefined && (
          <Button
            color="inherit"
            variant="outlined"
            size="small"
            component={LinkBase}
            to={form}
            state={{ refused }}
            onClick={close}
          >
            {translate('screens.move.toForm')}
          </Button>
        )}
      </Stack>
    </>
  )
}
