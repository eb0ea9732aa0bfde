import FormHelperText from '@mui/material/FormHelperText'
import { Suspense, useMemo } from 'react'
import { useStore, useTranslate } from 'react-admin'
import { CheckboxTree } from '../../kit/tree/CheckboxTree.tsx'
import { InputFrame } from '../../kit/inputs/InputFrame.tsx'
import type { InputProps } from '../../kit/inputs/InputProps.ts'
import { DashboardHints } from './DashboardHints.tsx'
import { PermissionsHead } from './PermissionsHead.tsx'
import type { PermissionsView } from './PermissionsHead.tsx'
import { withoutEmptyGroups } from './withoutEmptyGroups.ts'
import { useInputWords } from '../words/useInputWords.ts'
import { idsOf, itemsOf } from '../reference/names/linkedIds.ts'
import { OptionsFailed } from '../reference/OptionsFailed.tsx'
import { useGrantable } from '../reference/grantable/useGrantable.ts'
import { usePermissionNodes } from './usePermissionNodes.ts'
import { lazy } from '../../kit/page/lazy.ts'

const PermissionMatrix = lazy(async () => ({
  default: (await import('./PermissionMatrix.tsx')).PermissionMatrix,
}))

/**
 * The permissions of a role: the menu as a tree with boxes, or a matrix of pages and actions; permissions that the user does
 * not hold are disabled.
 */
export function PermissionsInput(props: InputProps) {
  const translate = useTranslate()
  const { entity = '', key } = props.options?.reference ?? {}
  const { nodes, hasFailed, onRetry } = usePermissionNodes(entity)
  const grantable = useGrantable()
  const [view, setView] = useStore<PermissionsView>('permissions.view', 'tree')
  const words = useInputWords()
  const matrixWords = useMatrixWords()
  const ids = idsOf(props.value, key)
  const disabled = props.disabled ?? false
  const choose = (next: readonly string[]) =>
    props.onChange(itemsOf(withoutEmptyGroups(nodes ?? [], next), key))
  const shared = {
    reason: translate('permissions.role.notHeld'),
    onChoose: choose,
  }
  if (hasFailed) return <OptionsFailed {...props} onRetry={onRetry} />
  return (
    <>
      <PermissionsHead nodes={nodes} chosen={new Set(ids)} view={view} onView={setView} />
      {view === 'matrix' && nodes ? (
        <InputFrame {...props} help={undefined}>
          <Suspense>
            <PermissionMatrix
              {...shared}
              id={props.id}
              label={props.label}
              nodes={nodes}
              chosen={new Set(ids)}
              may={(id) => !disabled && grantable.menu(id)}
              words={matrixWords}
            />
          </Suspense>
        </InputFrame>
      ) : (
        <CheckboxTree
          {...props}
          {...shared}
          help={undefined}
          words={words}
          nodes={nodes}
          chosen={ids}
          mayChoose={grantable.menu}
        />
      )}
      {nodes && <DashboardHints nodes={nodes} chosen={new Set(ids)} />}
      <FormHelperText sx={{ mx: 0 }}>{translate('permissions.role.hint')}</FormHelperText>
    </>
  )
}

function useMatrixWords() {
  const translate = useTranslate()
  return useMemo(() => {
    const say = (key: string, values = {}) => translate(`permissions.role.${key}`, values)
    return {
      search: translate('screens.list.searchTree'),
      none: translate('screens.list.none'),
      page: say('page'),
      view: say('view'),
      others: say('others'),
      wholeRow: (page: string) => say('wholeRow', { page }),
      wholeColumn: (action: string) => say('wholeColumn', { action }),
      box: (page: string, action: string) => say('box', { page, action }),
    }
  }, [translate])
}
