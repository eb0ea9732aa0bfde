import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'

interface TreeEmptyProps {
  resource: Resource
  searching: boolean
  mayCreate: boolean
}

/** Shown instead of an empty tree: why it is empty, and how to proceed. */
export function TreeEmpty({ resource, searching, mayCreate }: TreeEmptyProps) {
  const translate = useTranslate()
  const { nameInText: name, namesInText: names } = useEntityWords(resource)
  const advice = mayCreate ? 'screens.list.emptyCreate' : 'screens.list.emptyWait'
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 8 }}>
      <AccountTreeOutlined sx={{ fontSize: '3rem', color: 'text.disabled' }} />
      <Typography sx={{ fontWeight: 600 }}>
        {translate(searching ? 'screens.list.noMatch' : 'screens.list.empty', { name: names })}
      </Typography>
      {!searching && (
        <Typography variant="body2" color="text.secondary">
          {translate(advice, { name, names })}
        </Typography>
      )}
    </Stack>
  )
}
