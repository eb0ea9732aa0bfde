import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import type { ApiCall } from '#shared/permissions/ApiCall.ts'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { useFocusInNewRow } from '../../kit/inputs/useFocusInNewRow.ts'
import { useFocusAfterRemoval } from '../../kit/inputs/useFocusAfterRemoval.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { ApiCallRow } from './ApiCallRow.tsx'
import type { CallWords } from './ApiCallRow.tsx'
import type { CallLine } from './matchOf.ts'

interface ApiCallsInputProps extends InputProps {
  /** The calls that the server knows; absent while they are loading or when the user may not see them. */
  calls: readonly ApiCall[] | undefined
  words: CallWords & { add: string; none: string }
}

/** Calls of the API by method and path: completed from the server's routes, with a warning where none of them fits. */
export function ApiCallsInput({ calls, words, ...props }: ApiCallsInputProps) {
  const lines = listOf(props.value).map(lineOf)
  const { maxItems = Infinity } = props.options ?? {}
  const disabled = props.disabled ?? false
  const keepFocus = useFocusAfterRemoval(props.id)
  const focusNext = useFocusInNewRow(props.id, lines.length)
  const change = (next: readonly CallLine[]) => props.onChange(next.map(itemOf))
  return (
    <InputFrame {...props}>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line, index) => (
          <ApiCallRow
            key={index}
            id={`${props.id}_${index}`}
            index={index}
            line={line}
            lines={lines}
            calls={calls}
            words={words}
            disabled={disabled}
            errors={{
              method: props.errorsInside?.[`/${index}/method`],
              path: props.errorsInside?.[`/${index}/path`],
            }}
            onLine={(next) => change(lines.map((each, at) => (at === index ? next : each)))}
            onRemove={() => {
              keepFocus()
              change(lines.filter((_line, at) => at !== index))
            }}
          />
        ))}
      </Stack>
      {lines.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {words.none}
        </Typography>
      )}
      <Button
        id={props.id}
        size="small"
        startIcon={<Add />}
        aria-label={`${words.add} ${props.label}`}
        disabled={disabled || lines.length >= maxItems}
        onClick={() => {
          focusNext()
          change([...lines, { method: 'GET', path: '' }])
        }}
        sx={{ alignSelf: 'flex-start', mt: 1 }}
      >
        {words.add}
      </Button>
    </InputFrame>
  )
}

function lineOf(item: unknown): CallLine {
  return isJsonObject(item)
    ? { method: textOf(item['method']), path: textOf(item['path']) }
    : { method: 'GET', path: '' }
}

function itemOf({ method, path }: CallLine): JsonObject {
  return { method, path }
}
