import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'react-admin'

const rows = 8

/** The shape of the table while it is loading. */
export function TableSkeleton({ columns }: { columns: number }) {
  const translate = useTranslate()
  return (
    <Box role="status" aria-label={translate('screens.list.loading')}>
      {Array.from({ length: rows }, (_none, row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${columns + 1}, 1fr)`,
            gap: 3,
            alignItems: 'center',
            height: 48,
            px: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {Array.from({ length: columns + 1 }, (_cell, cell) => (
            <Skeleton key={cell} width={`${60 + ((row * 7 + cell * 13) % 35)}%`} />
          ))}
        </Box>
      ))}
    </Box>
  )
}
