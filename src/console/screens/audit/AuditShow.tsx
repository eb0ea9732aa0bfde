import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { Audit } from '#generated/types/audit.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { ChangeList } from '../history/ChangeList.tsx'
import type { ValueChange } from '../history/changedFields.ts'
import { PageHead } from '../record/PageHead.tsx'
import { RecordDetails } from '../record/RecordDetails.tsx'
import { RecordFailed, stayOnFailure } from '../record/RecordFailed.tsx'
import { RecordSkeleton } from '../../kit/page/RecordSkeleton.tsx'
import { textOf } from '../../kit/text/readValue.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { resourceOf } from '../../session/entities/resourceOf.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useSubjectName } from './useSubjectName.ts'

const sides = ['before', 'after'] as const satisfies readonly (keyof Audit)[]

/** An audit record: actor, action, origin, and the changes in the words of the record's own screens. */
export function AuditShow() {
  const resource = resourceOf('audit' satisfies EntityName)
  return (
    resource && (
      <ShowBase resource={resource.entity} queryOptions={stayOnFailure}>
        <AuditPage resource={resource} />
      </ShowBase>
    )
  )
}

function AuditPage({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const words = useEntityWords(resource)
  const { record, error, refetch } = useShowContext<RaRecord>()
  const title = translate('screens.form.showTitle', { name: words.name })
  // The subject alone, such as a user's name, does not say what happened.
  const subject = useSubjectName(record)
  const action = textOf(record?.['action' satisfies keyof Audit])
  const name = record && `${words.value('action', action)}: ${subject ?? recordName(resource, record)}`
  return (
    <>
      <PageHead resource={resource} title={title} name={name} />
      {record ? (
        <Facts resource={resource} record={record} />
      ) : error ? (
        <RecordFailed resource={resource} error={error} onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  )
}

function Facts({ resource, record }: { resource: Resource; record: RaRecord }) {
  const subject = resourceOf(textOf(record['entity' satisfies keyof Audit]))
  // Records about the console itself, such as a log-in, belong to no entity.
  const { name } = useEntityWords(subject ?? resource)
  const change = changeIn(record)
  const { [sides[0]]: _before, [sides[1]]: _after, ...facts } = record
  const about = useSubjectName(record) ?? record['subject' satisfies keyof Audit]
  const named = { entity: name, subject: about } satisfies Partial<Record<keyof Audit, unknown>>
  if (!change) return <RecordDetails resource={resource} record={facts} />
  // Without the entity's words both sides are shown as they are: as JSON.
  if (!subject) return <RecordDetails resource={resource} record={record} />
  return (
    <Stack spacing={2}>
      <RecordDetails resource={resource} record={{ ...facts, ...named }} />
      <Change
        resource={subject}
        recordId={textOf(record['record_id' satisfies keyof Audit])}
        change={change}
      />
    </Stack>
  )
}

interface ChangeProps {
  resource: Resource
  recordId: string
  change: ValueChange
}

function Change({ resource, recordId, change }: ChangeProps) {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 3, pt: 2 }}>
      <Typography id={titleId} component="h2" sx={{ fontSize: '0.9375rem', fontWeight: 600, mb: 2 }}>
        {translate('history.changes')}
      </Typography>
      <ChangeList resource={resource} recordId={recordId} change={change} />
    </Card>
  )
}

function changeIn(record: RaRecord): ValueChange | undefined {
  const [before, after] = sides.map((name) => record[name])
  const change = { before: isJsonObject(before) ? before : null, after: isJsonObject(after) ? after : null }
  return change.before || change.after ? change : undefined
}
