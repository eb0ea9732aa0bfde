import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { ApiCall } from '#shared/permissions/ApiCall.ts'
import { callApi } from '../../providers/session.ts'
import { ApiCallsInput } from '../../widgets/apiCalls/ApiCallsInput.tsx'
import type { InputProps } from '../../widgets/InputProps.ts'
import { isObject, textOf, textsOf } from '../../widgets/readValue.ts'
import { useInputWords } from '../useInputWords.ts'

/** The calls that a menu opens, completed from the server's own routes. */
export function ApiCallsField(props: InputProps) {
  const { data } = useQuery({
    queryKey: ['permissions', 'routes'],
    queryFn: async ({ signal }) => callsIn((await callApi('/permissions/routes', { signal })).data),
    staleTime: Infinity,
    retry: false,
  })
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

function callsIn(data: unknown): ApiCall[] {
  const calls: readonly unknown[] = Array.isArray(data) ? data : []
  return calls.filter(isObject).flatMap((call): ApiCall[] => {
    const method = methods.find((each) => each === call['method'])
    const { path, labels, is_guarded: isGuarded } = call
    return method
      ? [{ method, path: textOf(path), labels: textsOf(labels), is_guarded: isGuarded === true }]
      : []
  })
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies ApiCall['method'][]
