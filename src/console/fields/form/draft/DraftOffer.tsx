import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../../kit/text/formatDateTime.ts'
import { OfferAlert } from '../../../kit/widgets/OfferAlert.tsx'

interface DraftOfferProps {
  /** When the draft was typed, in milliseconds since 1970. */
  at: number
  onTake: () => void
  onDiscard: () => void
}

/** Offers the values that were typed into a form that was left without saving. */
export function DraftOffer({ at, onTake, onDiscard }: DraftOfferProps) {
  const translate = useTranslate()
  return (
    <OfferAlert
      action={
        <>
          <Button size="small" color="inherit" onClick={onDiscard}>
            {translate('screens.draft.discard')}
          </Button>
          <Button size="small" variant="contained" onClick={onTake} sx={{ ml: 1 }}>
            {translate('screens.draft.take')}
          </Button>
        </>
      }
    >
      {translate('screens.draft.offer', { time: formatDateTime(new Date(at).toISOString()) })}
    </OfferAlert>
  )
}
