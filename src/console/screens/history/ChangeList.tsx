import ArrowRightAlt from '@mui/icons-material/ArrowRightAlt'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { FieldValue } from '../../fields/values/FieldValue.tsx'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { changedFields } from './changedFields.ts'
import type { ValueChange } from './changedFields.ts'
import { TextDiff } from './TextDiff.tsx'
import { plainText } from './wordDiff.ts'

interface ChangeListProps {
  resource: Resource
  /** The record that was changed; absent for a single record. */
  recordId?: string | undefined
  change: ValueChange
}

/** Every changed property, with its value before and after. */
export function ChangeList({ resource, recordId, change }: ChangeListProps) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const fields = changedFields(resource, change)
  if (fields.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('history.unchangedFields')}
      </Typography>
    )
  }
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1 }}>
      {fields.map((field) => (
        <Box
          key={field.source}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
            columnGap: 2,
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {words.label(field.source)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            <FieldChange resource={resource} recordId={recordId} field={field} change={change} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

interface FieldChangeProps extends ChangeListProps {
  field: Field
}

function FieldChange({ resource, recordId, field, change: { before, after } }: FieldChangeProps) {
  const translate = useTranslate()
  const holder = { entity: resource.entity, id: recordId }
  const value = (record: JsonObject) => (
    <FieldValue resource={resource} field={field} record={record} holder={holder} place="detail" />
  )
  // A new record has no values before the change, and a deleted one none after it.
  if (before === null) return after && value(after)
  if (after === null) return value(before)
  const [old, now] = [textIn(field, before), textIn(field, after)]
  if (old !== undefined && now !== undefined) return <TextDiff before={old} after={now} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Side element="del">{value(before)}</Side>
      <ArrowRightAlt
        fontSize="small"
        titleAccess={translate('history.becomes')}
        sx={{ color: 'text.secondary', flexShrink: 0 }}
      />
      <Side element="ins">{value(after)}</Side>
    </Box>
  )
}

function Side({ element, children }: { element: 'del' | 'ins'; children: ReactNode }) {
  const isOld = element === 'del'
  return (
    <Box
      component={element}
      sx={{
        minWidth: 0,
        textDecoration: 'none',
        ...(isOld && struck),
      }}
    >
      {children}
    </Box>
  )
}

/** The value before the change. Labels inside objects and rows have not changed, so they are not struck out. */
const struck = {
  color: 'text.secondary',
  '&:not(:has(dl, table))': { textDecoration: 'line-through' },
  '& :is(dd, td):not(:has(dl, table))': { textDecoration: 'line-through' },
  // A chip is a separate box, so a line through the text around it does not cross it.
  '& [data-color]': { textDecoration: 'line-through' },
}

/** The property's value as plain text if it is a long text, whose words are then compared. */
function textIn({ source, type }: Field, record: JsonObject): string | undefined {
  const text = textOf(record[source] ?? '')
  const { prose } = factsOf(type)
  if (prose === undefined) return undefined
  return prose === 'html' ? plainText(text) : text
}
