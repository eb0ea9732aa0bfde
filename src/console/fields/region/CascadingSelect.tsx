import Autocomplete from '@mui/material/Autocomplete'
import { useEffect, useMemo, useState } from 'react'
import type { CascadeOption, LoadCascade } from '../../kit/inputs/CascadeAnswer.ts'
import { SelectField } from '../../kit/inputs/SelectField.tsx'

interface CascadingSelectProps {
  /** The id and label of each level's input. */
  levels: readonly { id: string; label: string; error?: string | undefined }[]
  /** The chosen labels or values, from the top level down. */
  chosen: readonly string[]
  onChoose: (options: readonly CascadeOption[]) => void
  load: LoadCascade
  /** The deepest level, counted from 0. */
  maxLevel?: number
  /** The `code` of a successful answer. */
  successCode: number
  words: { failed: string; loading: string; none: string; clear: string; open: string; close: string }
  disabled?: boolean
}

/** A select for each level; a choice enables the next level. */
export function CascadingSelect({ maxLevel = 1, ...props }: CascadingSelectProps) {
  requireAsync(props.load)
  return <Level {...props} maxLevel={maxLevel} level={0} above={[]} />
}

type LevelProps = CascadingSelectProps & { maxLevel: number; level: number; above: readonly CascadeOption[] }

function Level(props: LevelProps) {
  const {
    levels,
    chosen,
    onChoose,
    load,
    maxLevel,
    level,
    above,
    successCode,
    words,
    disabled = false,
  } = props
  const parent = above.at(-1)
  const isOpen = level === 0 || parent?.children !== undefined
  const { options, isLoading, hasFailed } = useCascadeOptions(load, parent?.value, { isOpen, successCode })
  const text = chosen[level]
  const known = options.find(({ label, value }) => label === text || value === text)
  // The stored value may be older than the list, or typed by hand.
  const option = known ?? (text ? { label: text, value: text } : null)
  const shown = option?.label
  // The same object before and after the list arrives: another object would discard what the user is typing.
  const value = useMemo(() => (shown && text ? { label: shown, value: text } : null), [shown, text])
  const { id, label, error } = levels[level] ?? { id: `level-${level}`, label: '' }
  const complaint = hasFailed ? words.failed : error
  return (
    <>
      <Autocomplete
        id={id}
        options={options}
        value={value}
        loading={isLoading}
        disabled={disabled || !isOpen}
        isOptionEqualToValue={(one, { value: stored }) => one.label === stored || one.value === stored}
        getOptionKey={({ value }) => value}
        loadingText={words.loading}
        noOptionsText={words.none}
        clearText={words.clear}
        openText={words.open}
        closeText={words.close}
        onChange={(_event, next) => onChoose(next ? [...above, next] : above)}
        renderInput={(params) => <SelectField params={params} id={id} label={label} error={complaint} />}
      />
      {level < maxLevel && <Level {...props} level={level + 1} above={option ? [...above, option] : above} />}
    </>
  )
}

interface Options {
  options: readonly CascadeOption[]
  isLoading: boolean
  hasFailed: boolean
}

const nothing: Options = { options: [], isLoading: false, hasFailed: false }

function useCascadeOptions(
  load: LoadCascade,
  parent: string | undefined,
  { isOpen, successCode }: { isOpen: boolean; successCode: number },
): Options {
  const [loaded, setLoaded] = useState<Options & { parent: string | undefined }>()
  useEffect(() => {
    if (!isOpen) return undefined
    let isCurrent = true
    const read = async () => {
      const { code, data } = await load(parent)
      return { options: code === successCode ? data : [], isLoading: false, hasFailed: code !== successCode }
    }
    void read()
      .catch(() => ({ ...nothing, hasFailed: true }))
      .then((found) => isCurrent && setLoaded({ ...found, parent }))
    return () => {
      isCurrent = false
    }
  }, [load, parent, isOpen, successCode])
  if (!isOpen) return nothing
  return loaded && loaded.parent === parent ? loaded : { ...nothing, isLoading: true }
}

/** Refuses a loader that is not async: it would show no progress, and its errors would break the page. */
function requireAsync(load: unknown): void {
  if (Object.prototype.toString.call(load) === '[object AsyncFunction]') return
  throw new TypeError('CascadingSelect: load must be an async function that answers { code, data }')
}
