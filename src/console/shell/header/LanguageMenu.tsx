import { useState } from 'react'
import { useTranslate } from 'react-admin'
import TranslateIcon from '@mui/icons-material/Translate'
import IconButton from '@mui/material/IconButton'
import { Overlay } from '../../kit/page/Overlay.tsx'
import { lazy } from '../../kit/page/lazy.ts'

const LanguageList = lazy(async () => ({ default: (await import('./LanguageList.tsx')).LanguageList }))

/** Offers the languages; on phones, where the page's title needs the room, the user's menu does. */
export function LanguageMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  const words = useTranslate()('shell.language')
  return (
    <>
      <IconButton
        aria-label={words}
        data-tip={words}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setUsed(true)
          setAnchor(event.currentTarget)
        }}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <TranslateIcon fontSize="small" />
      </IconButton>
      {isUsed && (
        <Overlay open={anchor !== null} onClose={() => setAnchor(null)}>
          <LanguageList anchor={anchor} onClose={() => setAnchor(null)} />
        </Overlay>
      )}
    </>
  )
}
