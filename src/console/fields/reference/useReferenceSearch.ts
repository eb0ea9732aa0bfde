import { useDeferredValue, useEffect, useState } from 'react'
import { useGetMany, useTranslate } from 'react-admin'
import { pageRowsAtMost } from '#shared/contracts/pageLimits.ts'
import { namesOnly } from '../../session/api/dataProvider/readOptions.ts'
import { useOptionName } from '../../session/entities/useOptionName.ts'
import type { Values } from '../../session/entities/recordName.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import type { Choice, InputOptions } from '../../kit/inputs/InputProps.ts'
import { useNameHints } from './hints/useNameHints.ts'
import { couldNotLoad, useOptions } from './useOptions.ts'

/** The number of found records that a picker shows. */
export const shownAtMost = 20
const typingPause = 250

/** Searches an entity's records on the server while the user types, and loads the names of the chosen records. */
export function useReferenceSearch(
  { reference, where }: Pick<InputOptions, 'reference' | 'where'>,
  chosenIds: readonly string[],
) {
  const { entity = '' } = reference ?? {}
  const [text, setText] = useState('')
  const [opened, setOpened] = useState(false)
  const wanted = useDebounced(text.trim())
  const translate = useTranslate()
  const nameOf = useOptionName(entity)
  const resource = resourceOf(entity)
  const isSearched = resource !== undefined && !resource.isUnsearched
  // Where the server cannot search, as in records identified by a moment, it returns more records to be searched here.
  const asked = isSearched ? { search: wanted, limit: shownAtMost + 1 } : { limit: pageRowsAtMost }
  // The options are not requested until the picker is opened, because a form may have ten references.
  const list = useOptions(entity, { ...asked, where, enabled: opened })
  const known = useGetMany(
    entity,
    { ids: [...chosenIds], meta: namesOnly },
    { enabled: chosenIds.length > 0 },
  )
  const nameless = known.error ? 'screens.list.nameUnread' : 'screens.list.missing'
  const besideOf = useNameHints(entity, list.data ?? [])
  const choiceOf = (record: Values): Choice => {
    const hint = besideOf(record)
    return { value: String(record['id']), label: nameOf(record), ...(hint !== undefined && { hint }) }
  }
  const found = (list.data ?? []).map(choiceOf)
  const choices = isSearched ? found.slice(0, shownAtMost) : found.filter(({ label }) => isIn(label, wanted))
  const isAll = found.length <= shownAtMost || (!isSearched && found.length < pageRowsAtMost)
  const names = new Map(
    [...(known.data ?? []).filter(Boolean).map(choiceOf), ...choices].map((c) => [c.value, c]),
  )
  return {
    found: choices,
    more: isAll
      ? undefined
      : translate(isSearched ? 'screens.list.typeForMore' : 'screens.list.firstOnly', {
          count: pageRowsAtMost,
        }),
    searching: list.isFetching || wanted !== text.trim(),
    hasFailed: couldNotLoad(list),
    onRetry: () => void list.refetch(),
    text,
    onSearch: setText,
    onOpen: () => setOpened(true),
    choiceOfId: (id: string): Choice =>
      names.get(id) ?? { value: id, label: known.isPending ? '…' : translate(nameless) },
  }
}

function isIn(label: string, text: string): boolean {
  return label.toLowerCase().includes(text.toLowerCase())
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}
