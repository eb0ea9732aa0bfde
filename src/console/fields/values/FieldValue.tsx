import type { ReactNode } from 'react'
import type { Json } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { isBlank } from '#shared/validation/isBlank.ts'
import { isJson } from '../../kit/text/readValue.ts'
import styles from '../../kit/widgets/values.module.css'
import type { DrawingPlace } from '../FieldView.ts'
import { wordsWithin } from '../ValueWords.ts'
import type { ValueWords } from '../ValueWords.ts'
import { displayText } from './displayText.ts'
import { fieldViews } from './fieldViews.ts'
import { useValueWords } from './useValueWords.ts'

interface FieldValueProps extends DrawingPlace {
  resource: Resource
}

/** The value of a property in its readable form. */
export function FieldValue(props: FieldValueProps) {
  const words = useValueWords(props.resource)
  return drawValue(props, words)
}

/** The same as `FieldValue`, for callers that already have the entity's words, such as a row for all of its cells. */
export function drawValue(props: FieldValueProps, own: ValueWords): ReactNode {
  const { resource, field, record, within } = props
  const words = within === undefined ? own : wordsWithin(own, within)
  const raw = record[field.source]
  const value = isJson(raw) ? raw : undefined
  if (value === undefined || isEmpty(value)) return <span className={styles.nothing}>{words.nothing}</span>
  return fieldViews[field.type].cell({
    ...props,
    value,
    text: displayText(field, record, words),
    words,
    draw: (inner) => <FieldValue resource={resource} {...inner} />,
  })
}

function isEmpty(value: Json): boolean {
  return (
    value === null ||
    (typeof value === 'string' && isBlank(value)) ||
    (Array.isArray(value) && value.length === 0)
  )
}
