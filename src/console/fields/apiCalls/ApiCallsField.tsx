import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { apiCallsQuery } from '../../session/queries/apiCallsQuery.ts'
import { ApiCallsInput } from './ApiCallsInput.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { useInputWords } from '../words/useInputWords.ts'

/** The calls that a menu opens, completed from the server's own routes. */
export function ApiCallsField(props: InputProps) {
  const { data } = useQuery(apiCallsQuery)
  return <ApiCallsInput {...props} calls={data} words={useCallWords()} />
}

function useCallWords() {
  const translate = useTranslate()
  const { add, remove } = useInputWords()
  return useMemo(() => {
    const say = (key: string, values = {}) => translate(`permissions.calls.${key}`, values)
    return {
      add,
      remove,
      method: say('method'),
      path: say('path'),
      none: say('none'),
      noCalls: say('noCalls'),
      free: say('free'),
      unknown: say('unknown'),
      repeated: say('repeated'),
      otherMethod: (methods: string) => say('otherMethod', { methods }),
      opens: (count: number, label: string | undefined) => {
        if (label === undefined) return say('opensUnlabelled')
        return count > 1 ? say('opensMany', { count, label }) : say('opens', { label })
      },
    }
  }, [translate, add, remove])
}
