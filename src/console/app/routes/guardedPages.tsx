import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import type { Resource } from '#shared/contracts/Resource.ts'
import { isUuid } from '#shared/validation/isUuid.ts'
import { AccessDeniedPage } from '../../screens/problem/problemPages.tsx'
import { entityPages } from './entityPages.tsx'
import { codeOfAction } from '../../session/access/Access.ts'
import { Can } from '../../session/access/Can.tsx'
import { UnknownAddress } from './UnknownAddress.tsx'

/**
 * An entity's pages, each behind its permission. react-admin's own check renders a list, and fetches its rows, before it finds
 * out that the user may not open it.
 */
export function guardedPages(resource: Resource) {
  const { list, create, edit, show } = entityPages(resource)
  const guard = (page: ComponentType | undefined, action: string) =>
    page && guarded(page, codeOfAction(resource, action))
  return {
    list: guard(list, 'list'),
    create: guard(create, 'create'),
    edit: guard(edit, 'edit'),
    show: guard(show, 'show'),
  }
}

function guarded(Page: ComponentType, code: string | undefined): ComponentType {
  return function GuardedPage() {
    // react-admin accepts any text after a page's address, and any text as an id.
    const { '*': beyond, id } = useParams()
    if (beyond || (id !== undefined && !isUuid(id))) return <UnknownAddress />
    return (
      <Can action={code} otherwise={<AccessDeniedPage action={code} />}>
        <Page />
      </Can>
    )
  }
}
