import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useMemo, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { BulkReport } from '#shared/contracts/BulkReport.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { saveFailureOf } from '../../../../fields/form/data/saveFailure.ts'
import { WithForm } from '../../../../fields/form/WithForm.tsx'
import { useEntityWords } from '../../../../session/entities/useEntityWords.ts'
import { ChangeReport } from '../../../actions/ChangeReport.tsx'
import { useOneAtATime } from '../../../actions/useOneAtATime.ts'
import { ChangeInputs } from './ChangeInputs.tsx'
import { useChangeRecords } from './useChangeRecords.ts'
import { useChangeWords } from './useChangeWords.ts'

interface ChangeManyDialogProps {
  resource: Resource
  records: readonly RaRecord[]
  onClose: () => void
  /** Called with the ids of the records that stay as they are. */
  onChanged: (refused: readonly string[]) => void
}

/** Sets properties of many records to the same values, and reports which records did not take them. */
export function ChangeManyDialog({ resource, records, onClose, onChanged }: ChangeManyDialogProps) {
  const id = useId()
  const words = useChangeWords()
  const { namesInText } = useEntityWords(resource)
  const changer = useChangeRecords(resource)
  const [isMissed, setMissed] = useState(false)
  const refusals = useMemo(() => saveFailureOf(changer.error).fields, [changer.error])
  const showReport = ({ refused }: BulkReport) => {
    onChanged(refused.map((each) => each.id))
    if (refused.length === 0) onClose()
  }
  const changeOnce = useOneAtATime((values: JsonObject) =>
    changer.mutateAsync({ records, values }).then(showReport, () => {}),
  )
  const title = words.title(namesInText)
  if (changer.data) {
    const { records: changed, values } = changer.variables
    return (
      <ChangeReport
        resource={resource}
        title={title}
        records={changed}
        wanted={values}
        report={changer.data}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        {/* An input's label is half above the input and would be cut off. */}
        <Box sx={{ pt: 1 }}>
          <WithForm resource={resource}>
            {(form) => (
              <ChangeInputs
                id={`${id}-form`}
                resource={resource}
                form={form}
                isMissed={isMissed}
                refusals={refusals}
                disabled={changer.isPending}
                onSubmit={changeOnce}
              />
            )}
          </WithForm>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          variant="contained"
          loading={changer.isPending}
          type="submit"
          form={`${id}-form`}
          onClick={() => setMissed(true)}
        >
          {words.confirm(records.length)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
