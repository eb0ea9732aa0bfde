import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import type { Statement } from '#shared/business/commission/Statement.ts'
import { printPart } from '../../kit/browser/printPart.ts'
import { csvOf } from '../../kit/text/csvOf.ts'
import { download } from '../../kit/page/download.ts'
import { exportFileName } from '../../screens/list/export/exportFileName.ts'
import { statementAmounts } from './statementAmounts.ts'

interface StatementToolsProps {
  /** The name of the statement's user. */
  name: string
  statement: Statement
}

/** Buttons that save the statement as a spreadsheet file or print it. */
export function StatementTools({ name, statement }: StatementToolsProps) {
  const translate = useTranslate()
  const title = `${translate('ledger.statement')} ${name}`
  const saveFile = () => {
    const heads = statementAmounts.map((each) =>
      translate('screens.list.inYuan', { label: translate(`ledger.${each}`) }),
    )
    const rows = statement.months.map((month) => [month.month, ...amountsOf(month)])
    const last = [translate('ledger.sum'), ...amountsOf(statement)]
    download(exportFileName(title), csvOf([translate('ledger.month'), ...heads], [...rows, last]))
  }
  return (
    <>
      <Button size="small" onClick={saveFile}>
        {translate('screens.action.export')}
      </Button>
      <Button
        size="small"
        onClick={({ currentTarget }) => {
          const panel = currentTarget.closest('section')
          if (panel) printPart(panel)
        }}
      >
        {translate('ledger.print')}
      </Button>
    </>
  )
}

function amountsOf(amounts: Pick<Statement, (typeof statementAmounts)[number]>): string[] {
  return statementAmounts.map((each) => amounts[each].toFixed(2))
}
