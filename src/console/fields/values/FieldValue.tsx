import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import type { Json } from '#shared/contracts/Json.ts'
import type { Field, Resource } from '#shared/contracts/Resource.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import { JsonView } from '../json/JsonView.tsx'
import { isJson, isObject, listOf, textOf } from '../../kit/text/readValue.ts'
import { safeAddress } from '../../kit/text/safeAddress.ts'
import { StatusChip } from '../../kit/widgets/StatusChip.tsx'
import { Thumbnail } from '../../kit/widgets/Thumbnail.tsx'
import { displayText, wordsWithin } from './displayText.ts'
import type { ValueWords } from './displayText.ts'
import { ImagesValue } from '../image/ImagesValue.tsx'
import { ObjectValue } from '../object/ObjectValue.tsx'
import { ReferencesValue } from '../reference/ReferencesValue.tsx'
import { ReferenceValue } from '../reference/ReferenceValue.tsx'
import { RowsValue } from '../rows/RowsValue.tsx'
import { sourceWithin } from './sourceWithin.ts'
import { useValueWords } from './useValueWords.ts'
import styles from '../../kit/widgets/values.module.css'
import { lazy } from '../../kit/page/lazy.ts'

const RichTextView = lazy(async () => ({
  default: (await import('../richText/RichTextView.tsx')).RichTextView,
}))

interface FieldValueProps {
  resource: Resource
  field: Field
  record: Values
  /** In a list everything is one line; on the detail page there is room. */
  place: 'list' | 'detail'
  /** The object or rows around it, with dots, as its words are known by. */
  within?: string | undefined
}

/** A property's value as people read it. */
export function FieldValue(props: FieldValueProps) {
  const words = useValueWords(props.resource)
  return drawValue(props, words)
}

/** The same for whoever knows the entity's words already, such as a row for all of its cells. */
export function drawValue({ field, record, within, ...props }: FieldValueProps, own: ValueWords): ReactNode {
  const words = within === undefined ? own : wordsWithin(own, within)
  const raw = record[field.source]
  const value = isJson(raw) ? raw : undefined
  if (value === undefined || isEmpty(value)) return <span className={styles.nothing}>{words.nothing}</span>
  const text = displayText(field, record, words)
  const drawn = drawings[field.type]?.({ ...props, field, record, within, value, text })
  if (drawn !== undefined) return drawn
  return props.place === 'list' ? <Clipped text={text} /> : <div className={styles.whole}>{text}</div>
}

function isEmpty(value: Json): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
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
  time: figures,
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
  references: ({ field, value, place }) => (
    <ReferencesValue reference={field.reference} items={listOf(value)} place={place} />
  ),
  image: ({ value, place }) => <Thumbnail address={textOf(value)} size={place === 'list' ? 32 : 120} />,
  images: ({ value, place }) => <ImagesValue addresses={listOf(value)} place={place} />,
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
  object: (drawing) => (drawing.place === 'list' ? <Clipped text={drawing.text} /> : parts(drawing)),
  // Long texts of a log are stack traces and the like: their columns count.
  longText: ({ text, place, resource }) =>
    place === 'detail' && resource.kind === 'log' ? <JsonView value={text} /> : undefined,
  rows: (drawing) =>
    drawing.place === 'list' ? <EntryCount count={listOf(drawing.value).length} /> : rows(drawing),
}

function parts({ resource, field, value, within }: Drawing): ReactNode {
  const source = sourceWithin(within, field)
  const shared = { resource, record: isObject(value) ? value : {}, place: 'detail', within: source } as const
  return (
    <ObjectValue
      resource={resource}
      fields={field.fields ?? []}
      source={source}
      draw={(inner) => <FieldValue {...shared} field={inner} />}
    />
  )
}

function rows({ resource, field, value, within }: Drawing): ReactNode {
  const source = sourceWithin(within, field)
  return (
    <RowsValue
      resource={resource}
      fields={field.fields ?? []}
      source={source}
      rows={listOf(value)}
      draw={(inner, row) => (
        <FieldValue resource={resource} field={inner} record={row} place="list" within={source} />
      )}
    />
  )
}

function EntryCount({ count }: { count: number }) {
  return useTranslate()('screens.list.entries', { smart_count: count })
}

function figures({ text }: Drawing): ReactNode {
  return <span className={styles.figures}>{text}</span>
}

function chips(labels: readonly string[]): ReactNode {
  return (
    <div className={styles.several}>
      {labels.map((label) => (
        <span key={label} className={styles.tag}>
          {label}
        </span>
      ))}
    </div>
  )
}
