import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { computedValue } from '#shared/computed/computedValue.ts'
import { nameIn, readsOf } from '#shared/computed/readsOf.ts'
import type { Computation } from '#shared/contracts/Expression.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isObject, listOf } from '../../kit/text/readValue.ts'
import { mayDo } from '../../session/access/Access.ts'
import { useAccess } from '../../session/access/AccessContext.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { FieldValue } from '../values/FieldValue.tsx'

interface ComputedValuesProps {
  resource: Resource
  computed: NonNullable<ResourceForm['computed']>
  computedRows: ResourceForm['computedRows']
  /** What is filled in, over what is stored. */
  values: JsonObject
}

/** What follows from what is filled in, as the server will compute it. */
export function ComputedValues({ resource, computed, computedRows = {}, values }: ComputedValuesProps) {
  const words = useEntityWords(resource)
  const isHidden = useHiddenLists(resource)
  const known = withComputedRows(values, computedRows)
  const shown = resource.fields.flatMap((field) => {
    const computation = computed[field.source]
    if (!computation) return []
    // From rows that the person may not see only the server computes: what it stored stays.
    const isStored = readsOf(computation.expression).some((read) => isHidden(nameIn(read)))
    return [{ field, value: isStored ? (values[field.source] ?? null) : computedValue(computation, known) }]
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

/** Which lists hold records of another entity that the person may not see. */
function useHiddenLists({ fields }: Resource): (list: string) => boolean {
  const { codes } = useAccess()
  return (list) => {
    const children = fields.find(({ source }) => source === list)?.children
    const page = children && resourceOf(children.entity)?.permissions.page
    return page !== undefined && !mayDo(codes, page)
  }
}

function withComputedRows(
  values: JsonObject,
  computedRows: NonNullable<ResourceForm['computedRows']>,
): JsonObject {
  const lists = Object.entries(computedRows).map(([list, computed]): [string, Json] => [
    list,
    listOf(values[list]).map((row) => (isObject(row) ? withComputed(row, computed) : row)),
  ])
  return { ...values, ...Object.fromEntries(lists) }
}

function withComputed(row: JsonObject, computed: Readonly<Record<string, Computation>>): JsonObject {
  const values = Object.entries(computed).map(([name, computation]): [string, Json] => [
    name,
    computedValue(computation, row),
  ])
  return { ...row, ...Object.fromEntries(values) }
}

const boxStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, m: 0, mt: 2, px: 3, py: 2 }
