import type { ComponentType } from 'react'
import { Suspense } from 'react'
import type { Resource } from '#shared/contracts/Resource.ts'
import { ownScreens } from '../entities/ownScreens.ts'
import { useResources } from '../../session/entities/useResources.ts'
import type { EntityPages } from '../entities/EntityPages.ts'
import { EntityList } from '../../screens/list/EntityList.tsx'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'
import { lazy } from '../../kit/page/lazy.ts'

type Screen = ComponentType<{ resource: Resource }>

// Forms and trees are loaded when one is opened, because the first list should not wait for them.
const EntityCreate = lazy(async () => ({
  default: (await import('../../screens/record/EntityCreate.tsx')).EntityCreate,
}))
const EntityEdit = lazy(async () => ({
  default: (await import('../../screens/record/EntityEdit.tsx')).EntityEdit,
}))
const EntityShow = lazy(async () => ({
  default: (await import('../../screens/record/EntityShow.tsx')).EntityShow,
}))
const EntityTree = lazy(async () => ({
  default: (await import('../../screens/tree/EntityTree.tsx')).EntityTree,
}))
const SingleRecord = lazy(async () => ({
  default: (await import('../../screens/record/SingleRecord.tsx')).SingleRecord,
}))

/** The screens of an entity: generic ones by its kind, unless the registry names others. */
export function entityPages(resource: Resource): EntityPages {
  return { ...genericPages(resource), ...ownScreens[resource.entity] }
}

function genericPages(resource: Resource): EntityPages {
  const { kind, permissions, form } = resource
  if (kind === 'single') return { list: screen(SingleRecord, resource) }
  return {
    list: screen(kind === 'tree' ? EntityTree : EntityList, resource),
    show: screen(EntityShow, resource),
    ...(form && permissions.create && { create: screen(EntityCreate, resource) }),
    ...(form && permissions.edit && { edit: screen(EntityEdit, resource) }),
  }
}

function screen(Screen: Screen, resource: Resource): ComponentType {
  return function EntityScreen() {
    const current = useResources().find(({ entity }) => entity === resource.entity)
    return (
      <Suspense fallback={<RecordSkeleton />}>
        <Screen resource={current ?? resource} />
      </Suspense>
    )
  }
}
