import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { Suspense, lazy } from 'react'
import { useTranslate } from 'react-admin'
import type { Json } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { Values } from '../../resources/recordName.ts'
import { Clipped } from '../../widgets/Clipped.tsx'
import { JsonView } from '../../widgets/JsonView.tsx'
import { isJson, isObject, listOf, textOf } from '../../widgets/readValue.ts'
import { safeAddress } from '../../widgets/safeAddress.ts'
import { StatusChip } from '../../widgets/StatusChip.tsx'
import { Thumbnail } from '../../widgets/Thumbnail.tsx'
import { displayText } from './displayText.ts'
import { ReferenceValue } from './ReferenceValue.tsx'
import { RowsValue } from './RowsValue.tsx'
import { useValueWords } from './useValueWords.ts'

const RichTextView = lazy(async () => ({
  default: (await import('../../widgets/RichTextView.tsx')).RichTextView,
}))

interface FieldValueProps {
  resource: Resource
  field: Field
  record: Values
  /** In a list everything is one line; on the detail page there is room. */
  place: 'list' | 'detail'
}

/** A property's value as people read it. */
export function FieldValue({ resource, field, record, place }: FieldValueProps) {
  const translate = useTranslate()
  const words = useValueWords(resource)
  const raw = record[field.source]
  const value = isJson(raw) ? raw : undefined
  if (isEmpty(value))
    return (
      <Box component="span" sx={{ color: 'text.disabled' }}>
        {translate('screens.list.nothing')}
      </Box>
    )
  const text = displayText(field, record, words)
  const drawn = drawings[field.type]?.({ resource, field, record, place, value: value ?? null, text })
  if (drawn !== undefined) return drawn
  return place === 'list' ? (
    <Clipped text={text} />
  ) : (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
  )
}

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

interface Drawing extends FieldValueProps {
  value: Json
  text: string
}

const drawings: Partial<Record<Field['type'], (drawing: Drawing) => ReactNode>> = {
  money: figures,
  percent: figures,
  integer: figures,
  number: figures,
  datetime: figures,
  date: figures,
  boolean: ({ value, text }) => <StatusChip label={text} color={value === true ? 'success' : 'default'} />,
  enum: ({ field, value, text }) => (
    <StatusChip label={text} color={field.options?.find((option) => option.value === value)?.color} />
  ),
  enums: ({ text }) => chips(text.split(', ')),
  tags: ({ value }) => chips(listOf(value).map(textOf)),
  reference: ({ field, value, record }) => (
    <ReferenceValue
      entity={field.reference?.entity ?? ''}
      id={textOf(value)}
      name={field.nameFrom ? textOf(record[field.nameFrom] ?? value) : undefined}
    />
  ),
  references,
  image: ({ value, place }) => <Thumbnail address={textOf(value)} size={place === 'list' ? 32 : 120} />,
  images: ({ value, place }) => (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: place === 'list' ? 'nowrap' : 'wrap' }}>
      {listOf(value)
        .slice(0, place === 'list' ? 3 : undefined)
        .map((address, index) => (
          <Thumbnail key={index} address={textOf(address)} size={place === 'list' ? 32 : 96} />
        ))}
    </Stack>
  ),
  url: ({ value, text, place }) => {
    const href = safeAddress(textOf(value))
    return (
      href && (
        <Link href={href} target="_blank" rel="noreferrer">
          {place === 'list' ? <Clipped text={text} /> : text}
        </Link>
      )
    )
  },
  email: ({ text }) => <Link href={`mailto:${text}`}>{text}</Link>,
  richText: ({ value, place }) =>
    place === 'list' ? (
      <Clipped text={textOf(value).replaceAll(/<[^>]*>/g, ' ')} />
    ) : (
      <Suspense>
        <RichTextView html={textOf(value)} />
      </Suspense>
    ),
  json: ({ value, text, place }) => (place === 'list' ? <Clipped text={text} /> : <JsonView value={value} />),
  object: ({ value, text, place }) =>
    place === 'list' ? <Clipped text={text} /> : <JsonView value={value} />,
  // Long texts of a log are stack traces and the like: their columns count.
  longText: ({ text, place, resource }) =>
    place === 'detail' && resource.kind === 'log' ? <JsonView value={text} /> : undefined,
  rows: ({ resource, field, value, place }) =>
    place === 'list' ? (
      String(listOf(value).length)
    ) : (
      <RowsValue resource={resource} field={field} rows={listOf(value)} />
    ),
}

function figures({ text }: Drawing): ReactNode {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {text}
    </Box>
  )
}

function chips(labels: readonly string[]): ReactNode {
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {labels.map((label) => (
        <Chip key={label} size="small" label={label} sx={{ height: 22, fontSize: 12 }} />
      ))}
    </Stack>
  )
}

const shownInList = 3

function references({ field, value, place }: Drawing): ReactNode {
  const { entity = '', key = 'id', nameKey } = field.reference ?? {}
  const items = listOf(value)
  const shown = place === 'list' ? items.slice(0, shownInList) : items
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      {shown.map((item) => {
        const id = textOf(isObject(item) ? item[key] : item)
        const name = isObject(item) && nameKey ? item[nameKey] : undefined
        return <ReferenceValue key={id} entity={entity} id={id} name={name ? textOf(name) : undefined} />
      })}
      {items.length > shown.length && <span>+{items.length - shown.length}</span>}
    </Stack>
  )
}
