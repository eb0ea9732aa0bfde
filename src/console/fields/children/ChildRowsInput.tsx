import { use } from 'react'
import { useTranslate } from 'react-admin'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { fillRecord, isFilledByReference } from '#shared/validation/fillRecord.ts'
import type { FindByReference } from '#shared/validation/fillRecord.ts'
import type { InnerInput, InputOptions, InputProps } from '../../kit/inputs/InputProps.ts'
import { useAllowed } from '../../session/access/useAllowed.ts'
import { fieldOf, resourceOf } from '../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { drawPrediction } from '../computed/drawPrediction.tsx'
import type { ComputedPart } from '../object/ComputedPart.ts'
import type { Cell } from '../object/PartInput.tsx'
import { isNewRow } from '../fills/completionOf.ts'
import { useFillContext } from '../fills/useFillContext.ts'
import { PredictorContext } from '../predicted/Predictor.ts'
import { findThrough } from '../referred/Target.ts'
import { ReferredContext } from '../referred/ReferredContext.ts'
import { FieldValue } from '../values/FieldValue.tsx'
import { useValueWords } from '../values/useValueWords.ts'
import { RowsInput } from '../rows/RowsInput.tsx'
import { rowLockOf } from './rowLockOf.ts'
import type { RowsInputWords } from '../rows/RowsProps.ts'

type Rows = NonNullable<InputOptions['children']>

interface ChildRowsInputProps extends InputProps {
  of: Rows
  Cell: Cell
  words: RowsInputWords
}

/** Rows that are records of another entity: the permissions for that entity decide which actions the rows allow. */
export function ChildRowsInput({ of, ...props }: ChildRowsInputProps) {
  const resource = resourceOf(of.entity)
  if (!resource) throw new TypeError(`There is no entity ${of.entity}`)
  const inner = props.options?.inner ?? []
  const computed = [...useStatePart(resource, inner), ...useComputedRowParts(resource, of, inner)]
  const { show, create, edit, delete: remove } = useAllowed(resource)
  const translate = useTranslate()
  const { names } = useEntityWords(resource)
  const help = show && !create ? translate('screens.form.rowsNotAdded', { names }) : props.help
  // A new record has no rows yet that could stay.
  const stay = props.options?.isStored ? translate('screens.form.rowsStay') : ''
  const notSeen = `${translate('screens.form.rowsNotSeen', { names })}${stay}`
  const words = show ? props.words : { ...props.words, noRows: notSeen }
  const may = { add: show && create, change: edit, remove, move: of.order !== undefined }
  const fillContext = { ...useFillContext(), find: useFindForRows(resource, of) }
  return (
    <RowsInput
      {...props}
      help={help}
      words={words}
      may={may}
      computed={computed}
      lockOf={resource.states?.locked && ((row) => rowLockOf(resource, row))}
      shownOf={(row) => (isNewRow(row) ? fillRecord(of.fills, row, fillContext) : row)}
    />
  )
}

/** Finds the records that the rows' references lead to; the reference to the owner leads to the form's record. */
function useFindForRows({ fields }: Resource, { of, fills }: Rows): FindByReference {
  const others = findThrough(fields, use(ReferredContext))
  const owner = use(PredictorContext)
  const read = Object.values(fills).filter(isFilledByReference)
  const known = read.flatMap(({ through, property }): [string, Json][] => {
    const predicted = through === of ? owner.predict(property) : undefined
    return predicted && 'value' in predicted ? [[property, predicted.value]] : []
  })
  const record = Object.fromEntries(known)
  return (reference, row) => (reference === of ? record : others(reference, row))
}

/** The state of each stored row; only moves change it. */
function useStatePart(resource: Resource, inner: readonly InnerInput[]): ComputedPart[] {
  const words = useValueWords(resource)
  const { property = '' } = resource.states ?? {}
  const field = fieldOf(resource, property)
  if (!field || inner.some(({ name }) => name === property)) return []
  const draw = (row: JsonObject) =>
    isNewRow(row) ? words.nothing : <FieldValue resource={resource} field={field} record={row} place="list" />
  return [{ name: property, label: words.label(property), showWhen: {}, draw }]
}

function useComputedRowParts(
  resource: Resource,
  { list, computed }: Rows,
  inner: readonly InnerInput[],
): ComputedPart[] {
  const words = useValueWords(resource)
  const owner = use(PredictorContext)
  return resource.fields.flatMap((field): ComputedPart[] => {
    const { source, showWhen, rule } = field
    if (rule || !computed.includes(source)) return []
    const draw = (row: JsonObject) => drawPrediction(field, owner.row(list, row).predict(source), words)
    return [{ name: source, label: words.label(source), draw, showWhen: amongThose(showWhen, inner) }]
  })
}

/** Keeps only the conditions on properties that the rows show: the others cannot be checked. */
function amongThose(
  conditions: ComputedPart['showWhen'] = {},
  inner: readonly InnerInput[],
): ComputedPart['showWhen'] {
  const names = new Set(inner.map(({ name }) => name))
  return Object.fromEntries(Object.entries(conditions).filter(([name]) => names.has(name)))
}
