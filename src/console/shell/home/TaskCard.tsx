import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Resource, Task } from '#shared/contracts/Resource.ts'
import { messageKey } from '#shared/words/messageKey.ts'
import { quickLinkTo } from '../../kit/page/quickLinkTo.ts'

interface TaskCardProps {
  resource: Resource
  task: Task
}

/** How many records wait for a person; leads to them. */
export function TaskCard({ resource, task }: TaskCardProps) {
  const translate = useTranslate()
  const { data: count, isError } = useTaskCount(resource, task)
  const filter = encodeURIComponent(JSON.stringify(task.where))
  return (
    <Card>
      <CardActionArea
        component="a"
        {...quickLinkTo(`/${resource.entity}?filter=${filter}`)}
        sx={{ p: { xs: 1.25, sm: 2 }, display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}
      >
        <Typography component="span" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`resources.${resource.entity}.tasks.${messageKey(task.name)}`)}
        </Typography>
        <Typography
          component="span"
          variant="h4"
          color={count === 0 ? 'text.disabled' : 'text.primary'}
          sx={{ mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
        >
          {isError ? (
            <span title={translate('shell.welcome.uncounted')}>–</span>
          ) : (
            (count?.toLocaleString() ?? <Skeleton width={40} />)
          )}
        </Typography>
      </CardActionArea>
    </Card>
  )
}

/** Below the entity's own key, so that whatever changes its records counts again. */
function useTaskCount({ entity, order }: Resource, { name, where }: Task) {
  const dataProvider = useDataProvider()
  return useQuery({
    queryKey: [entity, 'task', name],
    queryFn: async ({ signal }) => {
      const { total } = await dataProvider.getList(entity, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: order.property, order: order.direction },
        filter: where,
        signal,
      })
      return total ?? 0
    },
  })
}
