import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { User } from '#generated/types/user.ts'
import { useInputWords } from '../../fields/words/useInputWords.ts'
import { ConfirmDialog } from '../../kit/widgets/ConfirmDialog.tsx'
import { textOf } from '../../kit/text/readValue.ts'
import { TreePicker } from '../../fields/reference/TreePicker.tsx'
import { departmentIn } from '../department/departmentTree.ts'
import { useMemberCounts } from '../department/useMemberCounts.ts'
import type { OwnDialogProps } from '../parts/OwnParts.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { useMoveUsers } from './useMoveUsers.ts'

/** Asks for the department to move users to; an alternative to dragging for the keyboard and for phones. */
export function MoveUsersDialog({ resource, records, onClose }: OwnDialogProps) {
  const translate = useTranslate()
  const words = useInputWords()
  const { data, isError, refetch } = useMemberCounts()
  const move = useMoveUsers()
  const [first] = records
  const current = records.length === 1 ? textOf(first?.['department_id' satisfies keyof User]) : ''
  const [chosen, setChosen] = useState(current)
  const department = data && departmentIn(data.nodes, chosen)
  const title =
    records.length === 1 && first
      ? translate('permissions.user.moveTitle', { record: recordName(resource, first) })
      : translate('permissions.user.moveMany', { count: records.length })
  const confirm = () =>
    void move
      .mutateAsync({
        ids: records.map(({ id }) => String(id)),
        departmentId: department?.id ?? null,
        name: department?.label ?? translate('permissions.user.without'),
      })
      .then(onClose, onClose)
  return (
    <ConfirmDialog
      open
      title={title}
      words={{ confirm: translate('permissions.user.move'), cancel: translate('screens.action.cancel') }}
      busy={move.isPending}
      disabled={!data}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Box sx={{ pt: 1 }}>
        <TreePicker
          id="move-target"
          label={translate('permissions.user.target')}
          help={translate('permissions.user.targetHelp')}
          words={words}
          nodes={data?.nodes}
          hasFailed={isError && !data}
          onRetry={() => void refetch()}
          value={chosen}
          onChange={(id) => setChosen(textOf(id))}
        />
      </Box>
    </ConfirmDialog>
  )
}
