import Typography from '@mui/material/Typography'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { DatabaseFigures, ServerFigures } from '#shared/contracts/ServerFigures.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { sizeText } from '../../../kit/text/fileSize.ts'
import { mayDo } from '../../../session/access/Access.ts'
import { useAccess } from '../../../session/access/AccessContext.ts'
import { resourceOf } from '../../../session/entities/resourceOf.ts'
import { PanelCard } from '../PanelCard.tsx'
import { listAddress } from '../listAddress.ts'
import type { MonitorWords } from './messages/zh.ts'
import { perSecond, millisecondsText, shareText } from './figureTexts.ts'
import { sumSamples } from './sumSamples.ts'
import { useMonitorWords } from './useMonitorWords.ts'

const log: EntityName = 'logger'
const secondsInMinute = 60

/** The server's current state as single numbers. */
export function MonitorFigures({ figures }: { figures: ServerFigures }) {
  const words = useMonitorWords()
  const { samples, seconds, database, policy } = figures
  const errorsAt = useErrorsAddress(samples[0]?.at)
  const lately = samples.slice(-Math.ceil(secondsInMinute / seconds))
  const minute = sumSamples(lately)
  const quarter = sumSamples(samples)
  const now = samples.at(-1)
  const { figures: labels, notes } = words
  if (!minute || !quarter || !now) return <Typography color="text.secondary">{words.collecting}</Typography>
  return (
    <>
      <Figure
        label={labels.rate}
        text={perSecond(minute.calls, lately.length * seconds)}
        note={fillPlaceholders(notes.calls, { count: quarter.calls.toLocaleString('en') })}
      />
      <Figure
        label={labels.errors}
        to={errorsAt}
        text={quarter.failed.toLocaleString('en')}
        isBad={quarter.failed > 0}
        note={fillPlaceholders(notes.errors, { refused: quarter.refused.toLocaleString('en') })}
      />
      <Figure
        label={labels.latency}
        text={millisecondsText(minute.p95Ms)}
        note={fillPlaceholders(notes.latency, {
          p50: millisecondsText(minute.p50Ms),
          p99: millisecondsText(minute.p99Ms),
        })}
      />
      <Figure
        label={labels.loop}
        text={millisecondsText(minute.loopDelayMs)}
        note={fillPlaceholders(notes.loop, { busy: shareText(minute.loopBusy) })}
      />
      <Figure
        label={labels.memory}
        text={sizeText(now.memory)}
        note={fillPlaceholders(notes.memory, { heap: sizeText(now.heap) })}
      />
      <Figure label={labels.processor} text={shareText(minute.processor)} note={notes.processor} />
      <Figure
        label={labels.database}
        text={millisecondsText(database.latencyMs)}
        isBad={!database.ready || !database.writable}
        note={databaseNote(database, notes)}
      />
      <Figure
        label={labels.policy}
        text={shareText(policy.decisions === 0 ? 1 : policy.known / policy.decisions)}
        note={fillPlaceholders(notes.policy, {
          version: policy.version ?? '–',
          reads: policy.reads.toLocaleString('en'),
        })}
      />
    </>
  )
}

interface FigureProps {
  label: string
  text: string
  note: string
  to?: string | undefined
  isBad?: boolean
}

function Figure({ label, text, note, to, isBad = false }: FigureProps) {
  return (
    <PanelCard label={label} to={to}>
      <Typography
        component="p"
        variant="h5"
        color={isBad ? 'error' : 'text.primary'}
        sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {text}
      </Typography>
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ mt: 0.5, minHeight: { xs: '2.9em', md: '1.45em' } }}
      >
        {note}
      </Typography>
    </PanelCard>
  )
}

/** The address of the list of errors since the first sample shown, if the current user may open it. */
function useErrorsAddress(since: string | undefined): string | undefined {
  const { codes } = useAccess()
  const resource = resourceOf(log)
  if (!resource || !since || !mayDo(codes, resource.permissions.page)) return undefined
  return listAddress(resource, { level: 'error', created_at_gte: since })
}

function databaseNote({ ready, writable, size }: DatabaseFigures, notes: MonitorWords['notes']): string {
  if (!ready) return notes.databaseDown
  if (!writable) return notes.databaseReadOnly
  return size === null ? notes.databaseUnknown : fillPlaceholders(notes.database, { size: sizeText(size) })
}
