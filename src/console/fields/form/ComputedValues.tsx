import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { computedValue } from '#shared/computed/computedValue.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { FieldValue } from '../values/FieldValue.tsx'

interface ComputedValuesProps {
  resource: Resource
  computed: NonNullable<ResourceForm['computed']>
  /** What is filled in, over what is stored. */
  values: JsonObject
}

/** What follows from what is filled in, as the server will compute it. */
export function ComputedValues({ resource, computed, values }: ComputedValuesProps) {
  const words = useEntityWords(resource)
  const shown = resource.fields.flatMap((field) => {
    const computation = computed[field.source]
    return computation ? [{ field, value: computedValue(computation, values) }] : []
  })
  return (
    <Paper variant="outlined" component="dl" sx={boxStyle}>
      {shown.map(({ field, value }) => (
        <Box key={field.source} sx={{ minWidth: 120 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {words.label(field.source)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            <output>
              <FieldValue
                resource={resource}
                field={field}
                record={{ [field.source]: value }}
                place="detail"
              />
            </output>
          </Typography>
        </Box>
      ))}
    </Paper>
  )
}

const boxStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0, mt: 2, px: 3, py: 2 }
