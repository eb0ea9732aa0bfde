import Stack from '@mui/material/Stack'
import { useState } from 'react'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { ClearButton } from '../../kit/inputs/ClearButton.tsx'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { initialsOf } from '../../kit/text/initialsOf.ts'
import { isObject, textOf } from '../../kit/text/readValue.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { PartGrid } from '../object/PartGrid.tsx'
import type { Cell } from '../object/PartInput.tsx'
import { PartInput } from '../object/PartInput.tsx'
import { carriedOver } from './carriedOver.ts'

interface AlternativesInputProps extends InputProps {
  Cell: Cell
  words: {
    clear: string
    switchTitle: string
    switchLoses: (fields: readonly string[]) => string
    confirm: string
    cancel: string
  }
}

/** An object of one of several shapes: the choice between them, and a field for each property of the chosen one. */
export function AlternativesInput({ Cell, words, ...props }: AlternativesInputProps) {
  const [asked, setAsked] = useState<{ next: JsonObject | undefined; lost: string[] }>()
  const { id, options = {}, required = false, disabled = false, errorsInside: errors } = props
  const { by, of } = options.alternatives ?? {}
  if (!by || !of) return null
  const object = isObject(props.value) ? props.value : {}
  const chosen = textOf(object[by.name])
  const parts = of[chosen] ?? []
  const choose = (value: string) => {
    if (value === chosen) return
    const { kept, lost } = carriedOver(object, parts, of[value] ?? [])
    const next = value === '' ? undefined : { [by.name]: value, ...initialsOf(of[value] ?? []), ...kept }
    if (lost.length > 0) setAsked({ next, lost })
    else props.onChange(next)
  }
  const shared = { Cell, id, object, disabled, errors }
  return (
    <InputFrame {...props}>
      <Stack
        role="group"
        aria-labelledby={`${id}-label`}
        spacing={2}
        sx={{ border: 1, borderColor: props.error ? 'error.main' : 'divider', borderRadius: 1, p: 2 }}
      >
        <div style={{ maxWidth: 360 }}>
          <PartInput
            {...shared}
            part={{ ...by, required }}
            label={by.label}
            onChange={(next) => choose(textOf(next[by.name]))}
          />
        </div>
        {/* A select has a button of its own for it. */}
        {chosen !== '' && !required && !disabled && by.widget === 'radio' && (
          <ClearButton onClick={() => choose('')}>{words.clear}</ClearButton>
        )}
        {parts.length > 0 && <PartGrid {...shared} parts={parts} onChange={props.onChange} />}
      </Stack>
      <ConfirmDialog
        open={asked !== undefined}
        title={words.switchTitle}
        words={words}
        color="warning"
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          props.onChange(asked?.next)
        }}
      >
        {words.switchLoses(asked?.lost ?? [])}
      </ConfirmDialog>
    </InputFrame>
  )
}
