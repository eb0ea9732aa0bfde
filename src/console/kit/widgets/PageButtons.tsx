import Pagination from '@mui/material/Pagination'
import type { PaginationProps } from '@mui/material/Pagination'
import { useTranslate } from 'react-admin'

/** A button for each page and for its neighbours; the library has no names for them in Chinese. */
export function PageButtons(props: PaginationProps) {
  const translate = useTranslate()
  return (
    <Pagination
      {...props}
      getItemAriaLabel={(type, page) =>
        type === 'page' ? translate('screens.list.pageOf', { page }) : translate(`screens.list.${type}`)
      }
    />
  )
}
