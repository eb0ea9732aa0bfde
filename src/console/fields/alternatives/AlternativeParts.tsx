import { useState } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { ClearButton } from '../../kit/inputs/ClearButton.tsx'
import type { InputOptions } from '../../kit/inputs/InputProps.ts'
import { defaultsOf } from '../../kit/text/defaultsOf.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { PartGrid } from '../object/PartGrid.tsx'
import type { Cell } from '../object/PartInput.tsx'
import { PartInput } from '../object/PartInput.tsx'
import { carriedOver } from './carriedOver.ts'

/** The words around the choice of an alternative. */
export interface AlternativeWords {
  clear: string
  switchTitle: string
  switchLoses: (fields: readonly string[]) => string
  confirm: string
  cancel: string
}

interface AlternativePartsProps {
  Cell: Cell
  words: AlternativeWords
  id: string
  alternatives: NonNullable<InputOptions['alternatives']>
  object: JsonObject
  required: boolean
  disabled: boolean
  errors: Readonly<Record<string, string>> | undefined
  onChange: (object: JsonObject | undefined) => void
}

/** The choice between the shapes of an object, and a field for each property of the chosen one. */
export function AlternativeParts({ words, alternatives: { by, of }, ...props }: AlternativePartsProps) {
  const [asked, setAsked] = useState<{ next: JsonObject | undefined; lost: string[] }>()
  const { object, required, disabled, onChange } = props
  const chosen = textOf(object[by.name])
  const parts = of[chosen] ?? []
  const choose = (value: string) => {
    if (value === chosen) return
    const { kept, lost } = carriedOver(object, parts, of[value] ?? [])
    const next = value === '' ? undefined : { [by.name]: value, ...defaultsOf(of[value] ?? []), ...kept }
    if (lost.length > 0) setAsked({ next, lost })
    else onChange(next)
  }
  return (
    <>
      <div style={{ maxWidth: 360 }}>
        <PartInput
          {...props}
          part={{ ...by, required }}
          label={by.label}
          onChange={(next) => choose(textOf(next[by.name]))}
        />
      </div>
      {/* A select has its own button to clear the choice. */}
      {chosen !== '' && !required && !disabled && by.widget === 'radio' && (
        <ClearButton onClick={() => choose('')}>{words.clear}</ClearButton>
      )}
      {parts.length > 0 && <PartGrid {...props} parts={parts} />}
      <ConfirmDialog
        open={asked !== undefined}
        title={words.switchTitle}
        words={words}
        color="warning"
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          onChange(asked?.next)
        }}
      >
        {words.switchLoses(asked?.lost ?? [])}
      </ConfirmDialog>
    </>
  )
}
