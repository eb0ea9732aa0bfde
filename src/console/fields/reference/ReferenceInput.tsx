import { resourceOf } from '../../session/entities/resourceOf.ts'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { ReferencePicker } from './ReferencePicker.tsx'
import { useInputWords } from '../words/useInputWords.ts'
import { TreeInput } from './TreeInput.tsx'
import { useCreateOffer } from './useCreateOffer.tsx'
import { useNamesakes } from './useNamesakes.ts'
import { useReferenceSearch } from './useReferenceSearch.ts'

/** One record of another entity, searched for on the server or picked from its tree. */
export function ReferenceInput(props: InputProps) {
  const entity = props.options?.reference?.entity ?? ''
  return resourceOf(entity)?.kind === 'tree' ? <TreeInput {...props} /> : <SearchInput {...props} />
}

function SearchInput(props: InputProps) {
  const words = useInputWords()
  const id = textOf(props.value)
  const search = useReferenceSearch(props.options ?? {}, id === '' ? [] : [id])
  const { offer, dialog } = useCreateOffer(props.options ?? {}, props.onChange)
  const namesakes = useNamesakes(props.options ?? {}, { ...search, offer })
  return (
    <>
      <ReferencePicker
        {...props}
        {...search}
        {...namesakes}
        words={words}
        chosen={id === '' ? null : search.choiceOfId(id)}
        onChoose={(choice) => props.onChange(choice?.value)}
      />
      {dialog}
    </>
  )
}
