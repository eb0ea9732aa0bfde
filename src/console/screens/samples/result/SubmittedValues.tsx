import Typography from '@mui/material/Typography'
import { resourceOf } from '../../../session/entities/resourceOf.ts'
import { RecordDetails } from '../../record/RecordDetails.tsx'
import { partOfResource } from '../parts/partOfResource.ts'
import { usePageWords } from '../parts/usePageWords.ts'
import type { Submitted } from './Submitted.ts'

/** The submitted values, shown as on a record's page. */
export function SubmittedValues({ entity, values }: Pick<Submitted, 'entity' | 'values'>) {
  const { success: words } = usePageWords()
  const resource = resourceOf(entity)
  if (!resource) return null
  return (
    <>
      <Typography component="h3" sx={{ mb: 2, fontWeight: 600 }}>
        {words.submitted}
      </Typography>
      <RecordDetails resource={partOfResource(resource, Object.keys(values))} record={values} />
    </>
  )
}
