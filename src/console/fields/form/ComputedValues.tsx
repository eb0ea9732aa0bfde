import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { Field, Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import type { Predictor, Prediction } from '../predicted/Predictor.ts'
import { UnknownValue } from '../referred/UnknownValue.tsx'
import { FieldValue } from '../values/FieldValue.tsx'

interface ComputedValuesProps {
  resource: Resource
  computed: NonNullable<ResourceForm['computed']>
  record: Predictor
  /** The complaints about computed values, by property. */
  complaints: Readonly<Record<string, string>>
}

/** The record's computed properties, as the server will compute them. */
export function ComputedValues({ resource, computed, record, complaints }: ComputedValuesProps) {
  const words = useEntityWords(resource)
  const fields = resource.fields.filter(({ source, rule }) => computed[source] && !rule)
  if (fields.length === 0) return null
  return (
    <Paper variant="outlined" component="dl" sx={boxStyle}>
      {fields.map((field) => (
        <Box key={field.source} sx={{ minWidth: 120 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {words.label(field.source)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            <output>
              <PredictedValue resource={resource} field={field} prediction={record.predict(field.source)} />
            </output>
            {complaints[field.source] !== undefined && (
              <Typography component="span" variant="caption" color="error" role="status" sx={complaintStyle}>
                {complaints[field.source]}
              </Typography>
            )}
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

const boxStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0, mt: 2, px: 3, py: 2 }

const complaintStyle = { display: 'block' } as const
