import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { use } from 'react'
import { withComputedParts } from '#shared/computed/computedParts.ts'
import { nameIn, readsOf } from '#shared/computed/readsOf.ts'
import type { Read } from '#shared/computed/readsOf.ts'
import type { Computation } from '#shared/contracts/Expression.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useUnseenRows } from '../children/useUnseenRows.ts'
import type { Edited } from '../referred/followedIn.ts'
import { predictedRows } from '../referred/predictedRows.ts'
import { predictedValue } from '../referred/predictedValue.ts'
import type { Prediction } from '../referred/predictedValue.ts'
import { ReferredContext } from '../referred/ReferredContext.ts'
import { UnknownValue } from '../referred/UnknownValue.tsx'
import { FieldValue } from '../values/FieldValue.tsx'

interface ComputedValuesProps extends Edited {
  resource: Resource
  form: ResourceForm
}

/** What follows from what is filled in, as the server will compute it. */
export function ComputedValues(props: ComputedValuesProps) {
  const { resource, form } = props
  const words = useEntityWords(resource)
  const predictionOf = usePredictions(props)
  const shown = resource.fields.flatMap((field) => {
    const computation = form.computed?.[field.source]
    return computation ? [{ field, prediction: predictionOf(field.source, computation) }] : []
  })
  return (
    <Paper variant="outlined" component="dl" sx={boxStyle}>
      {shown.map(({ field, prediction }) => (
        <Box key={field.source} sx={{ minWidth: 120 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {words.label(field.source)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            <output>
              <PredictedValue resource={resource} field={field} prediction={prediction} />
            </output>
          </Typography>
        </Box>
      ))}
    </Paper>
  )
}

interface PredictedValueProps {
  resource: Resource
  field: Field
  prediction: Prediction
}

function PredictedValue({ resource, field, prediction }: PredictedValueProps) {
  if ('unknown' in prediction) return <UnknownValue why={prediction.unknown} />
  const record = { [field.source]: prediction.value }
  return <FieldValue resource={resource} field={field} record={record} place="detail" />
}

function usePredictions({ resource, form, record, stored }: ComputedValuesProps) {
  const unseenRows = useUnseenRows(resource)
  const referred = use(ReferredContext)
  const { lists, whyUnknown } = predictedRows(resource, form, { record, ...referred })
  const unknownIn = (read: Read) =>
    'list' in read && read.item !== undefined ? whyUnknown(read.list, read.item) : undefined
  return (name: string, { expression }: Computation): Prediction => {
    const reads = readsOf(expression)
    // From rows that the person may not see only the server computes: what it stored stays.
    if (reads.some((read) => unseenRows.has(nameIn(read)))) return { value: record[name] ?? null }
    const unknown = reads.map(unknownIn).find((why) => why !== undefined)
    if (unknown) return { unknown }
    const edited = { record: { ...record, ...lists, ...computedInside(form, record) }, stored }
    return predictedValue(name, { ...form, fields: resource.fields }, edited, referred.find)
  }
}

/** The lists and objects of a record with what is computed inside of them. */
function computedInside({ computedParts = {} }: ResourceForm, record: JsonObject): JsonObject {
  const wholes = Object.entries(computedParts).map(
    ([name, parts]) => [name, withComputedParts(parts, record[name] ?? null, record)] as const,
  )
  return Object.fromEntries(wholes)
}

const boxStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0, mt: 2, px: 3, py: 2 }
