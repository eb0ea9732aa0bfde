import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'react-admin'
import type { Resource, Task } from '#shared/contracts/Resource.ts'
import { messageKey } from '#shared/words/messageKey.ts'
import { CountCard } from './CountCard.tsx'

interface TaskCardProps {
  resource: Resource
  task: Task
}

/** The number of records that wait for the user; leads to them. */
export function TaskCard({ resource, task }: TaskCardProps) {
  const translate = useTranslate()
  const { data: count, isError } = useTaskCount(resource, task)
  const filter = encodeURIComponent(JSON.stringify(task.where))
  return (
    <CountCard
      label={translate(`resources.${resource.entity}.tasks.${messageKey(task.name)}`)}
      count={count}
      isUnknown={isError}
      to={`/${resource.entity}?filter=${filter}`}
    />
  )
}

/** The key is below the entity's own, so every change of its records counts again. */
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
