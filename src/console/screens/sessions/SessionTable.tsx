import KeyIcon from '@mui/icons-material/Key'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useCreatePath } from 'react-admin'
import type { EntityName } from '#generated/types/EntityName.ts'
import type { PermissionCode } from '#generated/types/Entities.ts'
import type { UserSession } from '#shared/contracts/sessions/UserSession.ts'
import { useMaySee } from '../../fields/referred/useMaySee.ts'
import { QuickLink } from '../../kit/page/QuickLink.tsx'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { useCan } from '../../session/access/AccessContext.ts'
import { DeviceIcon } from '../parts/DeviceIcon.tsx'
import { deviceText } from './deviceText.ts'
import { useSessionWords } from './useSessionWords.ts'
import styles from './SessionTable.module.css'

interface SessionTableProps {
  sessions: readonly UserSession[]
  /** Whether all sessions belong to one user, whom the page already names. */
  isOfOne?: boolean
  onEnd: (session: UserSession) => void
}

const columns = ['user', 'device', 'address', 'used', 'began', 'ends'] as const

/** A page of sessions as a table; on a phone each session is a card. */
export function SessionTable({ sessions, isOfOne = false, onEnd }: SessionTableProps) {
  const words = useSessionWords()
  const mayEnd = useCan('system.sessions.end' satisfies PermissionCode)
  return (
    <TableContainer tabIndex={0} role="group" aria-label={words.title}>
      <Table size="small" role="table" className={styles.table}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns
              .filter((column) => column !== 'user' || !isOfOne)
              .map((column) => (
                <TableCell key={column} role="columnheader">
                  {words.columns[column]}
                </TableCell>
              ))}
            {mayEnd && (
              <TableCell role="columnheader" align="right">
                {words.actions}
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} isOfOne={isOfOne} {...(mayEnd && { onEnd })} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

interface SessionRowProps {
  session: UserSession
  isOfOne: boolean
  /** Absent for users who may not end sessions. */
  onEnd?: SessionTableProps['onEnd']
}

function SessionRow({ session, isOfOne, onEnd }: SessionRowProps) {
  const words = useSessionWords()
  const { address, last_used_at: used, created_at: began, expires_at: ends } = session
  const texts = {
    address: address === '' ? words.nothing : address,
    used: used === null ? words.unused : formatDateTime(used),
    began: formatDateTime(began),
    ends: formatDateTime(ends),
  }
  const device = deviceText(session, words)
  return (
    <TableRow role="row" hover>
      {!isOfOne && (
        <TableCell role="cell" data-label={words.columns.user}>
          <User session={session} />
        </TableCell>
      )}
      <TableCell role="cell" data-label={words.columns.device}>
        <DeviceOrKey session={session} />
      </TableCell>
      {(['address', 'used', 'began', 'ends'] as const).map((column) => (
        <TableCell key={column} role="cell" data-label={words.columns[column]} className={styles.short}>
          {texts[column]}
        </TableCell>
      ))}
      {onEnd && (
        <TableCell role="cell" align="right">
          {!session.current && (
            <Button
              size="small"
              color="error"
              aria-label={words.endLabel(session.user_name, device)}
              onClick={() => onEnd(session)}
            >
              {words.end}
            </Button>
          )}
        </TableCell>
      )}
    </TableRow>
  )
}

const userEntity: EntityName = 'user'

function User({ session: { user_id: id, user_name: name, username } }: { session: UserSession }) {
  const createPath = useCreatePath()
  const maySee = useMaySee()
  const shown = name === username ? name : `${name} (${username})`
  if (!maySee(userEntity)) return shown
  return <QuickLink to={createPath({ resource: userEntity, id, type: 'show' })}>{shown}</QuickLink>
}

function DeviceOrKey({ session }: { session: UserSession }) {
  const words = useSessionWords()
  const isKey = session.key_name !== null
  return (
    <span className={styles.device}>
      <span>
        {isKey ? (
          <KeyIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
        ) : (
          <DeviceIcon kind={session.device} fontSize="small" />
        )}
        {deviceText(session, words)}
      </span>
      {isKey && <Chip size="small" label={words.key} />}
      {session.read_only && <Chip size="small" label={words.readOnly} />}
      {session.current && <Chip size="small" color="primary" label={words.current} />}
    </span>
  )
}
