import { useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ImportReport } from '#shared/contracts/import/ImportReport.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { OpenPageContext } from '../../../kit/tabs/TabsContext.ts'
import { useNotifyIfAway } from '../../../kit/tabs/useNotifyIfAway.tsx'
import { randomKey } from '../../../kit/text/randomKey.ts'
import { importable } from './importable.ts'
import { hasIds, readSheet, withCell } from './sheet/sheet.ts'
import type { Mapping, Sheet } from './sheet/sheet.ts'
import { useImportCalls } from './useImportCalls.ts'
import type { ImportInput } from './useImportCalls.ts'

/** The state of an import, and its actions. */
export interface Import {
  sheet: Sheet | undefined
  mapping: Mapping | undefined
  /** The columns as the server recognised them by their heads. */
  columns: ImportReport['columns']
  /** The property by which rows find their records. */
  key: string
  /** The report of the last check; cells may have been edited since. */
  report: ImportReport | undefined
  isEdited: boolean
  /** Whether cells or columns were changed by hand, which would be lost with the dialog. */
  hasChanges: boolean
  busy: 'reading' | 'checking' | 'importing' | undefined
  /** The progress of the check or import in percent; undefined before the server reports it. */
  percent: number | undefined
  /** Whether the user stopped the last import. */
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

interface State extends ImportInput {
  columns: ImportReport['columns']
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

/** Reads a file, has the server check it, and imports it. */
export function useImport(resource: Resource, onDone: (report: ImportReport) => void): Import {
  const [state, setState] = useState<State>(nothing)
  const calls = useImportCalls(resource)
  const queries = useQueryClient()
  const page = use(OpenPageContext)
  const notifyIfAway = useNotifyIfAway()
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
  /** The dialog shows the fault to users who have it in sight. */
  const stay = (news: Pick<State, 'report' | 'failure'>) => {
    setState({ ...state, isStopped: false, failure: undefined, ...news })
    notifyIfAway(translate('screens.notify.notImported'))
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
      // The import may have finished before the server noticed the stop.
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
    setKey: (key) => void check({ ...state, key, mapping: mappingWithKey(state, { key, names }) }),
    edit: (cell) =>
      setState((now) => (now.sheet ? { ...now, sheet: withCell(now.sheet, cell), ...changed } : now)),
    check: () => void check(state),
    run: (partly) => void run(partly),
    stop: () => {
      calls.stop()
      // An unfinished check can be repeated.
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

/** A property that cannot be written, such as the id, keeps its column only if it finds the records. */
function mappingWithKey(
  { columns, mapping }: State,
  { key, names }: { key: string; names: readonly string[] },
): Mapping | undefined {
  return mapping?.map((property, index) => {
    if (property !== null && names.includes(property)) return property
    return columns[index]?.key === key ? key : null
  })
}
