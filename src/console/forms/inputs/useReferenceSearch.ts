import { useDeferredValue, useEffect, useState } from 'react'
import { useGetList, useGetMany } from 'react-admin'
import { recordName } from '../../resources/recordName.ts'
import { resourceOf } from '../../resources/resourceOf.ts'
import type { Choice } from '../../widgets/InputProps.ts'

const found = 20
const typingPause = 250

/** Finds records of an entity on the server while someone types, and the names of those already chosen. */
export function useReferenceSearch(entity: string, chosenIds: readonly string[]) {
  const [text, setText] = useState('')
  const [opened, setOpened] = useState(false)
  const wanted = useDebounced(text.trim())
  const resource = resourceOf(entity) ?? { display: 'id', search: false, order: undefined }
  const list = useGetList(
    entity,
    {
      pagination: { page: 1, perPage: found },
      sort: resource.order
        ? { field: resource.order.property, order: resource.order.direction }
        : { field: 'id', order: 'DESC' },
      filter: filterOf(resource, wanted),
    },
    // A form with ten references asks for none of their lists until one is opened.
    { enabled: opened },
  )
  const known = useGetMany(entity, { ids: [...chosenIds] }, { enabled: chosenIds.length > 0 })
  const choiceOf = (record: { id: unknown }): Choice => ({
    value: String(record.id),
    label: recordName(resource, { ...record }),
  })
  const choices = (list.data ?? []).map(choiceOf)
  const names = new Map(
    [...(known.data ?? []).filter(Boolean).map(choiceOf), ...choices].map((c) => [c.value, c]),
  )
  return {
    found: choices,
    searching: list.isFetching || wanted !== text.trim(),
    onSearch: setText,
    onOpen: () => setOpened(true),
    choiceOfId: (id: string): Choice => names.get(id) ?? { value: id, label: known.isPending ? '…' : id },
  }
}

function filterOf({ search, display }: { search: boolean; display: string }, text: string) {
  if (text === '') return {}
  return search ? { q: text } : { [`${display}_like`]: text }
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return useDeferredValue(settled)
}
