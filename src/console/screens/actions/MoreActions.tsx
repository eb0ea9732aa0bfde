import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { recordTitle } from '../../session/entities/recordTitle.ts'
import { useEntityWords } from '../../session/entities/useEntityWords.ts'
import { RecordMenu } from './RecordMenu.tsx'
import type { RecordMenuProps } from './RecordMenu.tsx'

/** The button in the head of a record's page that opens the record's menu. */
export function MoreActions(props: Omit<RecordMenuProps, 'anchor' | 'onClose'>) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const record = recordTitle(props.resource, props.record, useEntityWords(props.resource))
  return (
    <>
      <Button
        variant="outlined"
        aria-label={translate('screens.action.moreOf', { record })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0 }}
      >
        <MoreHoriz fontSize="small" />
      </Button>
      <RecordMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  )
}
