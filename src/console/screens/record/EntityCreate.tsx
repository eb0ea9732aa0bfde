import { CreateBase, useRecordFromLocation, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { CopiedRecord } from './CopiedRecord.tsx'
import { NewRecordDialogProvider } from './NewRecordDialogProvider.tsx'
import { NewRecord } from './NewRecord.tsx'
import { PageHead } from './PageHead.tsx'

/** The form of a new record, filled in with the values in the address or with those of another record. */
export function EntityCreate({ resource }: { resource: Resource }) {
  const { search } = useLocation()
  const copied = new URLSearchParams(search).get('copy')
  return (
    <CreateBase resource={resource.entity}>
      {/* Another address means another record, for which the current form would keep the former one's values. */}
      <NewRecordDialogProvider key={search}>
        {copied === null ? (
          <GivenRecord resource={resource} />
        ) : (
          <CopiedRecord resource={resource} id={copied} />
        )}
      </NewRecordDialogProvider>
    </CreateBase>
  )
}

function GivenRecord({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const { nameInText: name } = useEntityWords(resource)
  const given = useRecordFromLocation() ?? undefined
  return (
    <>
      <PageHead resource={resource} title={translate('screens.form.createTitle', { name })} />
      <NewRecord resource={resource} given={() => given} />
    </>
  )
}
