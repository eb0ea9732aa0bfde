import ArrowBack from '@mui/icons-material/ArrowBack'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { MouseEvent, ReactNode } from 'react'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import type { Resource } from '#shared/contracts/Resource.ts'
import { useLeavePage } from '../../kit/tabs/useLeavePage.ts'
import { tabTitle } from '../../kit/tabs/tabTitle.ts'
import { useTabTitle } from '../../kit/tabs/useTabTitle.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'

interface PageHeadProps {
  resource: Resource
  /** The page's title in the header, for example "Edit good". */
  title: string
  /** The record's name, in large type at the top of the page. */
  name?: ReactNode
  children?: ReactNode
}

/** The head of a record's page: a way back, the record's name, and its buttons. */
export function PageHead({ resource, title, name, children }: PageHeadProps) {
  const translate = useTranslate()
  const list = useCreatePath()({ resource: resource.entity, type: 'list' })
  const leave = useLeavePage()
  useTabTitle(typeof name === 'string' ? tabTitle(name, title) : title)
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2, minHeight: 40 }}
    >
      <PageTitle title={title} />
      <IconButton
        component={LinkBase}
        to={list}
        onClick={(event: MouseEvent) => {
          // A click with a modifier key is left to the browser, which opens a new window.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          leave(list)
        }}
        aria-label={translate('screens.action.back')}
        size="small"
      >
        <ArrowBack fontSize="small" />
      </IconButton>
      <Typography component="p" {...(typeof name === 'string' && { title: name })} sx={nameStyle}>
        {name ?? title}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {children}
      </Stack>
    </Stack>
  )
}

/** Three lines are enough to recognise the record; a longer name is shown in full among its values. */
const nameStyle = {
  fontSize: '1.125rem',
  fontWeight: 600,
  flex: '1 1 200px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  overflow: 'hidden',
  '@media print': { display: 'block' },
} as const
