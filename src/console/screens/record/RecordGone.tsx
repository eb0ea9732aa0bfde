import SearchOff from '@mui/icons-material/SearchOff'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCreatePath, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useReach } from '../../session/access/useReach.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { useLeavePage } from '../../kit/tabs/useLeavePage.ts'

/** Shown instead of a record that is not there. A retry would not help, so its button leads to the list. */
export function RecordGone({ resource, wasThere }: { resource: Resource; wasThere: boolean }) {
  const translate = useTranslate()
  const { nameInText: name, namesInText: names } = useEntityWords(resource)
  const list = useCreatePath()({ resource: resource.entity, type: 'list' })
  const leave = useLeavePage()
  // The server does not reveal the existence of records that the user may not see.
  const words = useReach(resource) ? 'beyond' : wasThere ? 'deleted' : 'gone'
  return (
    <Stack role="alert" spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 8 }}>
      <SearchOff sx={{ fontSize: '3rem', color: 'text.disabled' }} />
      <Typography sx={{ fontWeight: 600 }}>{translate(`screens.form.${words}`, { name })}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ pb: 1 }}>
        {translate(`screens.form.${words}Advice`)}
      </Typography>
      <Button variant="contained" onClick={() => leave(list)}>
        {translate('screens.form.toList', { names })}
      </Button>
    </Stack>
  )
}
