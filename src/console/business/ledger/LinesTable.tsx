import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { DistributionLog } from '#generated/types/distributionLog.ts'
import { distributionLogResource } from '#generated/resources/distributionLog.ts'
import { useCreatePath, useTranslate } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { FieldValue } from '../../fields/values/FieldValue.tsx'
import { QuickLink } from '../../kit/page/QuickLink.tsx'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'

const sources = [
  'level',
  'user_id',
  'kind',
  'rate',
  'amount',
] as const satisfies readonly (keyof DistributionLog)[]
const fields = sources.flatMap((source) =>
  distributionLogResource.fields.filter((field) => field.source === source),
)
const numbers: ReadonlySet<string> = new Set(['rate', 'amount'] satisfies (keyof DistributionLog)[])
const isNumber = (source: string) => numbers.has(source)

/** Lines of the distribution log, each with a link to its explanation. */
export function LinesTable({ lines }: { lines: readonly RaRecord[] }) {
  const translate = useTranslate()
  const words = useEntityWords(distributionLogResource)
  const createPath = useCreatePath()
  const pathOf = (id: RaRecord['id']) =>
    createPath({ resource: distributionLogResource.entity, id, type: 'show' })
  return (
    <TableContainer tabIndex={0} aria-label={translate('ledger.lines')} role="group">
      <Table size="small">
        <TableHead>
          <TableRow>
            {fields.map(({ source }) => (
              <TableCell key={source} align={isNumber(source) ? 'right' : 'left'}>
                {words.label(source)}
              </TableCell>
            ))}
            <TableCell>{translate('ledger.why')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id}>
              {fields.map((field) => (
                <TableCell key={field.source} align={isNumber(field.source) ? 'right' : 'left'}>
                  <FieldValue resource={distributionLogResource} field={field} record={line} place="list" />
                </TableCell>
              ))}
              <TableCell>
                <QuickLink to={pathOf(line.id)}>{translate('ledger.why')}</QuickLink>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
