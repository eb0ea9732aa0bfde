import Autocomplete from '@mui/material/Autocomplete'
import type { ClipboardEvent } from 'react'
import type { InputProps } from './InputProps.ts'
import { pastedCells } from './pastedCells.ts'
import { useStableValue } from './useStableValue.ts'
import { SelectField } from './SelectField.tsx'

interface WordsFieldProps extends InputProps {
  texts: string[]
  onTexts: (texts: readonly string[]) => void
}

/** Several texts, each added with Enter and removed separately. A pasted column of a spreadsheet becomes one text per cell. */
export function WordsField({ texts, onTexts, ...props }: WordsFieldProps) {
  const value = useStableValue(texts, JSON.stringify(texts))
  const takeCells = (event: ClipboardEvent) => {
    const cells = pastedCells(event.clipboardData.getData('text'))
    if (cells.length < 2) return
    event.preventDefault()
    onTexts([...texts, ...cells])
  }
  return (
    <Autocomplete<string, true, false, true>
      id={props.id}
      multiple
      freeSolo
      autoSelect
      size="small"
      fullWidth
      disabled={props.disabled ?? false}
      options={[]}
      value={value}
      // The same text may be added again; the validator decides whether that is allowed.
      isOptionEqualToValue={() => false}
      onChange={(_event, next) => onTexts(next)}
      onPaste={takeCells}
      renderInput={(params) => <SelectField params={params} {...props} />}
    />
  )
}
