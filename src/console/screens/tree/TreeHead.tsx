import Add from '@mui/icons-material/Add'
import Refresh from '@mui/icons-material/Refresh'
import Search from '@mui/icons-material/Search'
import UnfoldLess from '@mui/icons-material/UnfoldLess'
import UnfoldMore from '@mui/icons-material/UnfoldMore'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { LinkBase, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useNewRecordPath } from '../actions/NewRecordContext.ts'
import { ColumnChoice } from '../list/columns/ColumnChoice.tsx'
import type { useListColumns } from '../list/columns/useListColumns.ts'
import type { AllowedActions } from '../../session/access/useAllowed.ts'

interface TreeHeadProps {
  resource: Resource
  allowed: AllowedActions
  columns: ReturnType<typeof useListColumns>
  text: string
  onText: (text: string) => void
  /** The inputs of the tree's filters. */
  filters: ReactNode
  onExpandAll: () => void
  onCollapseAll: () => void
  onRefresh: () => void
  /** Further actions on the whole tree. */
  children: ReactNode
}

/** The head of a tree: search, folding, and a button for a new record. */
export function TreeHead({
  resource,
  allowed,
  columns,
  text,
  onText,
  filters,
  children,
  ...on
}: TreeHeadProps) {
  const translate = useTranslate()
  const newRecord = useNewRecordPath(resource)
  const { nameInText: name, names } = useEntityWords(resource)
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 2, py: 1.5, minHeight: 60 }}
    >
      <Typography component="h2" sx={{ fontSize: '1rem', fontWeight: 600, mr: 1 }}>
        {names}
      </Typography>
      <TextField
        type="search"
        size="small"
        value={text}
        onChange={(event) => onText(event.target.value)}
        placeholder={translate('screens.list.searchTree')}
        sx={{ flex: '1 1 160px', maxWidth: 280 }}
        slotProps={{
          htmlInput: { 'aria-label': `${translate('screens.list.searchTree')} ${names}` },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {filters}
      <Stack
        direction="row"
        useFlexGap
        sx={{ ml: 'auto', gap: 1, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}
      >
        <Tool label={translate('screens.action.expandAll')} Icon={UnfoldMore} onClick={on.onExpandAll} />
        <Tool label={translate('screens.action.collapseAll')} Icon={UnfoldLess} onClick={on.onCollapseAll} />
        <Tool label={translate('screens.action.refresh')} Icon={Refresh} onClick={on.onRefresh} />
        <ColumnChoice resource={resource} columns={columns} />
        {children}
        {allowed.create && (
          <Button variant="contained" startIcon={<Add />} component={LinkBase} to={newRecord}>
            {translate('screens.action.create', { name })}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}

function Tool({ label, Icon, onClick }: { label: string; Icon: typeof Refresh; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}
