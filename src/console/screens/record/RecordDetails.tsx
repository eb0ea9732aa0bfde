import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import { useOwnParts } from '../parts/OwnPartsContext.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { FieldValue } from '../../fields/values/FieldValue.tsx'
import { detailSections, isWideValue } from './detailSections.ts'
import type { DetailSection } from './detailSections.ts'

interface RecordDetailsProps {
  resource: Resource
  record: Values
}

/** All properties of a record with their labels, in groups. */
export function RecordDetails({ resource, record }: RecordDetailsProps) {
  return (
    <Stack spacing={2}>
      {detailSections(resource, record).map((section) => (
        <Section key={section.name} resource={resource} record={record} section={section} />
      ))}
    </Stack>
  )
}

function Section({ resource, record, section }: RecordDetailsProps & { section: DetailSection }) {
  const titleId = useId()
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const rest = resource.groups.length > 0 ? 'screens.form.other' : 'screens.form.basic'
  const isAlone = section.fields.length === 1
  const title = section.name ? words.group(section.name) : translate(rest)
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 3, pt: 2 }}>
      <Typography id={titleId} component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 600, mb: 2 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 4,
          rowGap: 2,
        }}
      >
        {section.fields.map((field) => (
          <Item
            key={field.source}
            field={field}
            resource={resource}
            record={record}
            under={isAlone ? title : ''}
          />
        ))}
      </Box>
    </Card>
  )
}

interface ItemProps extends RecordDetailsProps {
  field: Field
  /** The heading above a property that is alone in its section; a label equal to it is not repeated. */
  under: string
}

function Item({ field, resource, record, under }: ItemProps) {
  const label = useEntityWords(resource).label(field.source)
  const isSaid = label === under
  const Own = useOwnParts(resource.entity).details?.[field.source]
  const value = <FieldValue resource={resource} field={field} record={record} place="detail" />
  return (
    <Box
      sx={{
        gridColumn: { md: isWideValue(field) ? '1 / -1' : 'auto' },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(!isSaid && { sm: '120px minmax(0, 1fr)' }) },
        columnGap: 2,
        rowGap: 0.5,
        minWidth: 0,
      }}
    >
      <Box component="dt" sx={isSaid ? visuallyHidden : { color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
        {Own ? (
          <Own resource={resource} record={record}>
            {value}
          </Own>
        ) : (
          value
        )}
      </Box>
    </Box>
  )
}
