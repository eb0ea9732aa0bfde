import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { ReferencesPicker } from './ReferencePicker.tsx'
import { useInputWords } from '../words/useInputWords.ts'
import { idsOf, itemsOf } from './names/linkedIds.ts'
import { useCreateOffer } from './useCreateOffer.tsx'
import { useNamesakes } from './useNamesakes.ts'
import { useReferenceSearch } from './useReferenceSearch.ts'

interface SearchesInputProps extends InputProps {
  /** The reason why a record cannot be chosen; undefined if it can. */
  refusalOf?: (id: string) => string | undefined
}

/** Several records of another entity, searched for on the server. */
export function SearchesInput({ refusalOf, ...props }: SearchesInputProps) {
  const words = useInputWords()
  const { key } = props.options?.reference ?? {}
  const ids = idsOf(props.value, key)
  const search = useReferenceSearch(props.options ?? {}, ids)
  const choose = (chosen: readonly string[]) => props.onChange(itemsOf(chosen, key))
  const { offer, dialog } = useCreateOffer(props.options ?? {}, (id) => choose([...ids, id]))
  const namesakes = useNamesakes(props.options ?? {}, { ...search, offer })
  return (
    <>
      <ReferencesPicker
        {...props}
        {...search}
        {...namesakes}
        words={words}
        refusalOf={refusalOf ?? namesakes.refusalOf}
        chosen={ids.map(search.choiceOfId)}
        onChoose={(choices) => choose(choices.map(({ value }) => value))}
      />
      {dialog}
    </>
  )
}
