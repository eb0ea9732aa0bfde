import { useListFilterContext } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { lazy } from '../../../kit/page/lazy.ts'
import type { Values } from '../../../session/entities/recordName.ts'
import { ConditionsButton } from '../conditions/ConditionsButton.tsx'
import { searchAll } from '../scope/searchAll.ts'
import { ViewsButton } from '../views/ViewsButton.tsx'
import { namesOf } from './filterInputs.ts'
import type { FilterInput } from './filterInputs.ts'

const ConditionChips = lazy(async () => ({
  default: (await import('../conditions/ConditionChips.tsx')).ConditionChips,
}))

interface FilterToolsProps {
  resource: Resource
  inputs: readonly FilterInput[]
  place: 'buttons' | 'below'
  onAsk: (filters: Values) => void
  /** Called when the list shows another view; absent if it has no views. */
  onShow: (() => void) | undefined
}

/** Further tools of the filters: conditions and views among the buttons, and the conditions in force below them. */
export function FilterTools({ resource, inputs, place, onAsk, onShow }: FilterToolsProps) {
  const { filterValues } = useListFilterContext()
  const shown = new Set([searchAll, ...inputs.flatMap(namesOf)])
  const kept = Object.entries(filterValues).filter(([name]) => shown.has(name))
  const conditions = {
    resource,
    names: Object.keys(filterValues).filter((name) => !shown.has(name)),
    onAsk: (asked: Values) => onAsk({ ...Object.fromEntries(kept), ...asked }),
  }
  if (place === 'below') return conditions.names.length > 0 && <ConditionChips {...conditions} />
  return (
    <>
      <ConditionsButton {...conditions} />
      {onShow && <ViewsButton resource={resource} onShow={onShow} />}
    </>
  )
}
