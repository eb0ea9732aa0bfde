import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import type { EntityName } from '#generated/types/EntityName.ts'
import { resources } from '#generated/resources/resources.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'
import { profileQuery } from './shared/accountQueries.ts'

/** The data that the parts of the account pages draw. */
export interface Profile {
  user: JsonObject
  resource: Resource
}

/** Renders its children once the current user's record is loaded. */
export function WithProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const translate = useTranslate()
  const { data: user, error, refetch } = useQuery(profileQuery)
  const resource = resources.find(({ entity }) => entity === ('user' satisfies EntityName))
  if (error && !user)
    return <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
  return user && resource ? children({ user, resource }) : <RecordSkeleton />
}
