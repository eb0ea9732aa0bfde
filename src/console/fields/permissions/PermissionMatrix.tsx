import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useState } from 'react'
import type { MayChoose } from '../../kit/tree/treeChecks.ts'
import { MatrixCards } from './MatrixCards.tsx'
import { matrixOf } from './matrixOf.ts'
import type { Matrix, PermissionNode } from './matrixOf.ts'
import { MatrixSearch } from './MatrixSearch.tsx'
import { MatrixTable } from './MatrixTable.tsx'

/** The words of the matrix. */
export interface MatrixWords {
  search: string
  none: string
  page: string
  view: string
  others: string
  wholeRow: (page: string) => string
  wholeColumn: (action: string) => string
  box: (page: string, action: string) => string
}

interface PermissionMatrixProps {
  id: string
  label: string
  nodes: readonly PermissionNode[]
  chosen: ReadonlySet<string>
  may: MayChoose
  /** The reason why a box cannot be ticked. */
  reason: string
  words: MatrixWords
  onChoose: (ids: string[]) => void
}

/** The props that the table and the cards share. */
export interface MatrixProps extends Omit<PermissionMatrixProps, 'nodes' | 'id'> {
  matrix: Matrix
}

/** A matrix with pages as rows and actions as columns; on a phone one card per page. */
export function PermissionMatrix({ id, nodes, ...props }: PermissionMatrixProps) {
  const [text, setText] = useState('')
  const narrow = useMediaQuery('(max-width:899px)')
  const all = useMemo(() => matrixOf(nodes), [nodes])
  const wanted = text.trim().toLowerCase()
  const matrix = useMemo(() => ({ ...all, rows: all.rows.filter((row) => fits(row, wanted)) }), [all, wanted])
  const Rows = narrow ? MatrixCards : MatrixTable
  return (
    <>
      <MatrixSearch
        id={id}
        label={`${props.words.search} ${props.label}`}
        placeholder={props.words.search}
        text={text}
        onText={setText}
      />
      {matrix.rows.length > 0 ? (
        <Rows {...props} matrix={matrix} />
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ py: 2 }}>
          {props.words.none}
        </Typography>
      )}
    </>
  )
}

function fits({ label, isGroup }: Matrix['rows'][number], wanted: string): boolean {
  return wanted === '' || (!isGroup && label.toLowerCase().includes(wanted))
}
