import { useQueryClient } from '@tanstack/react-query'
import { use, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { linesType } from '#shared/contracts/import/ImportProgress.ts'
import type { ImportReport } from '#shared/contracts/import/ImportReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { isObject } from '../../../kit/text/readValue.ts'
import { OpenPageContext } from '../../../kit/tabs/TabsContext.ts'
import { useLongCall } from '../../../kit/tabs/useLongCall.ts'
import { useTellAway } from '../../../kit/tabs/useTellAway.tsx'
import { randomKey } from '../../../kit/text/randomKey.ts'
import { callLines } from '../../../session/api/session.ts'
import { importable } from './importable.ts'
import { readReport } from './readReport.ts'
import { csvFor, hasIds, readSheet, withCell } from './sheet/sheet.ts'
import type { Mapping, Sheet } from './sheet/sheet.ts'

/** How far an import is. */
export interface Import {
  sheet: Sheet | undefined
  mapping: Mapping | undefined
  /** As the server found them by their heads. */
  columns: ImportReport['columns']
  /** The property by which rows find their records. */
  key: string
  /** Of the last check; it may be of before the last edit. */
  report: ImportReport | undefined
  isEdited: boolean
  /** Whether cells or columns were changed by hand, which the file alone would not bring back. */
  hasChanges: boolean
  busy: 'reading' | 'checking' | 'importing' | undefined
  /** How much of that is done; undefined before the server says so. */
  percent: number | undefined
  /** Whether the last import was stopped by hand. */
  isStopped: boolean
  failure: unknown
  choose: (file: File) => void
  leave: () => void
  setMapping: (mapping: Mapping) => void
  setKey: (key: string) => void
  edit: (cell: { row: number; column: number; text: string }) => void
  check: () => void
  run: (partly: boolean) => void
  stop: () => void
}

interface State {
  sheet?: Sheet
  mapping?: Mapping
  columns: ImportReport['columns']
  key: string
  /** Names the import as it stands, so that a repeated one does nothing twice. */
  attempt: string
  report?: ImportReport
  isEdited: boolean
  hasChanges: boolean
  busy?: 'reading' | 'checking' | 'importing'
  isStopped: boolean
  failure?: unknown
}

const nothing: State = {
  columns: [],
  key: '',
  attempt: '',
  isEdited: false,
  hasChanges: false,
  isStopped: false,
}

/** Reads a file, lets the server check it, and imports it. */
export function useImport(resource: Resource, onDone: (report: ImportReport) => void): Import {
  const [state, setState] = useState<State>(nothing)
  const calls = useCalls(resource)
  const queries = useQueryClient()
  const page = use(OpenPageContext)
  const tellAway = useTellAway()
  const translate = useTranslate()
  const names = use(importable(resource))

  const check = async (next: State) => {
    if (!next.sheet) return
    const begun = { ...next, isStopped: false, failure: undefined }
    setState({ ...begun, busy: 'checking' })
    try {
      const report = await calls.send(next, { dryRun: 'true' })
      const { columns } = next.mapping ? next : report
      const mapping = next.mapping ?? report.columns.map(({ property }) => property ?? null)
      setState({ ...begun, columns, mapping, report, attempt: randomKey(), isEdited: false })
    } catch (failure) {
      if (!calls.isStopped()) setState({ ...begun, failure, isEdited: true })
    }
  }
  /** The dialog says what is wrong to those who see it. */
  const stay = (news: Pick<State, 'report' | 'failure'>) => {
    setState({ ...state, isStopped: false, failure: undefined, ...news })
    tellAway(translate('screens.notify.notImported'))
  }
  const run = async (partly: boolean) => {
    setState({ ...state, busy: 'importing', isStopped: false, failure: undefined })
    page?.setBusy(true)
    try {
      const report = await calls.send(state, { partly: String(partly) })
      await queries.invalidateQueries({ queryKey: [resource.entity] })
      if (report.done) onDone(report)
      else stay({ report })
    } catch (failure) {
      if (!calls.isStopped()) stay({ failure })
      // It may have been done before the server heard of that.
      else await queries.invalidateQueries({ queryKey: [resource.entity] })
    } finally {
      page?.setBusy(false)
    }
  }
  return {
    ...empty,
    ...state,
    percent: calls.percent,
    choose: (file) => {
      setState({ ...nothing, busy: 'reading' })
      const percents = resource.fields.some(({ type }) => type === 'percent')
      void readSheet(file, percents).then(
        (sheet) => check({ ...nothing, sheet, key: hasIds(sheet) ? 'id' : '' }),
        (failure: unknown) => setState({ ...nothing, failure }),
      )
    },
    leave: () => setState(nothing),
    setMapping: (mapping) => setState({ ...state, mapping, ...changed }),
    setKey: (key) => void check({ ...state, key, mapping: keyed(state, { key, names }) }),
    edit: (cell) =>
      setState((now) => (now.sheet ? { ...now, sheet: withCell(now.sheet, cell), ...changed } : now)),
    check: () => void check(state),
    run: (partly) => void run(partly),
    stop: () => {
      calls.stop()
      // What was not checked to its end can be checked again.
      const isChecking = state.busy === 'checking'
      setState({ ...state, busy: undefined, isEdited: state.isEdited || isChecking, isStopped: !isChecking })
    },
  }
}

const changed = { isEdited: true, hasChanges: true } as const

const empty = {
  sheet: undefined,
  mapping: undefined,
  report: undefined,
  busy: undefined,
  failure: undefined,
} as const

/** What cannot be written, such as the id, is a column only where it finds records. */
function keyed(
  { columns, mapping }: State,
  { key, names }: { key: string; names: readonly string[] },
): Mapping | undefined {
  return mapping?.map((property, index) => {
    if (property !== null && names.includes(property)) return property
    return columns[index]?.key === key ? key : null
  })
}

/** The calls of one dialog, which cannot be closed meanwhile. */
function useCalls({ path }: Resource) {
  const call = useLongCall()
  const latest = useRef<AbortSignal>(undefined)
  const [percent, setPercent] = useState<number>()
  return {
    percent,
    stop: call.stop,
    isStopped: () => latest.current?.aborted === true,
    send: async (
      { sheet, mapping, key, attempt }: State,
      parameters: Readonly<Record<string, string>>,
    ): Promise<ImportReport> => {
      const signal = call.start()
      latest.current = signal
      setPercent(undefined)
      const query = new URLSearchParams({
        ...parameters,
        ...(key === '' ? {} : { key }),
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      })
      const { data } = await callLines(`${path}/import?${query}`, {
        accept: linesType,
        onLine: (line) => setPercent(percentIn(line)),
        method: 'POST',
        body: sheet ? csvFor(sheet, mapping) : '',
        type: 'text/csv',
        idempotencyKey:
          attempt === '' ? undefined : `${attempt}${parameters['partly'] === 'true' ? 'p' : ''}`,
        signal,
      })
      return readReport(data)
    },
  }
}

/** How much of an import is done by a line of its answer. */
function percentIn(line: unknown): number | undefined {
  if (!isObject(line) || !isObject(line['progress'])) return undefined
  const { done, rows } = line['progress']
  return Math.floor((Number(done) / Math.max(1, Number(rows))) * 100)
}
