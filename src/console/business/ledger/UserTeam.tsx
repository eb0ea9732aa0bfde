import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import type { User } from '#generated/types/user.ts'
import { userResource } from '#generated/resources/user.ts'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { ReferenceValue } from '../../fields/reference/ReferenceValue.tsx'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import type { OwnPanelProps } from '../../screens/parts/OwnParts.ts'
import { recordName } from '../../session/entities/recordName.ts'
import { Panel } from '../../screens/parts/Panel.tsx'

/** The users whom a user invited, and those whom they invited in turn. Each level is loaded when it is opened. */
export function UserTeam({ record }: OwnPanelProps) {
  const translate = useTranslate()
  return (
    <Panel title={translate('ledger.team')}>
      <Invited inviter={String(record['id'])} />
    </Panel>
  )
}

const membersAtOnce = 100

function Invited({ inviter }: { inviter: string }) {
  const translate = useTranslate()
  const { data, total, error, refetch } = useGetList<RaRecord>(
    userResource.entity,
    {
      filter: { ['invite_id' satisfies keyof User]: inviter },
      pagination: { page: 1, perPage: membersAtOnce },
      sort: { field: 'created_at' satisfies keyof User, order: 'ASC' },
    },
    { retry: false },
  )
  if (error)
    return <LoadFailed title={translate('account.loadFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={32} />
  if (data.length === 0) return translate('ledger.none')
  const more = (total ?? 0) - data.length
  return (
    <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', rowGap: 0.5, listStyle: 'none' }}>
      {data.map((member) => (
        <Member key={member.id} member={member} />
      ))}
      {more > 0 && (
        <Box component="li" sx={{ pl: 4, color: 'text.secondary' }}>
          +{more}
        </Box>
      )}
    </Box>
  )
}

function Member({ member }: { member: RaRecord }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const name = recordName(userResource, member)
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-label={`${name}: ${translate('ledger.team')}`}
          onClick={() => setOpen(!isOpen)}
          sx={{ ml: -0.75 }}
        >
          <ChevronRight
            fontSize="small"
            sx={{ transform: isOpen ? 'rotate(90deg)' : undefined, transition: 'transform 0.2s' }}
          />
        </IconButton>
        <ReferenceValue entity={userResource.entity} id={String(member.id)} place="list" name={name} />
      </Box>
      {isOpen && (
        <Box sx={{ pl: 3, pt: 0.5 }}>
          <Invited inviter={String(member.id)} />
        </Box>
      )}
    </li>
  )
}
